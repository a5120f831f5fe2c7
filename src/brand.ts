/** The working name of the product: the only file to change when it gets another one, beside public/site.webmanifest. */
export const brand = {
  name: 'Cairn',
  legalName: 'Cairn',
} as const;
