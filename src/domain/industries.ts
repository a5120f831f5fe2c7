/** The industries of the profile form, in order (docs/product.md 9.1). */
export const industries: readonly string[] = (
  'Technology, Healthcare, Finance, Education, Manufacturing, Retail, Energy, Transportation, ' +
  'Agriculture, Construction, Telecommunications, Real Estate, Pharmaceuticals, Hospitality, ' +
  'Entertainment, Automotive, Aerospace, Defense, Chemicals, Utilities, Insurance, Food & Beverage, ' +
  'Consumer Goods, Mining, Biotechnology, Logistics, Media, Fashion, Nonprofit, Legal'
).split(', ');

/** Reveals a field for an industry that is not in the list. */
export const otherIndustry = 'Other';
