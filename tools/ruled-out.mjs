// @ts-check

/** Phrases that code, comments, documents and screens avoid, each with what to write instead. @type {[RegExp, string][]} */
export const ruledOut = [
  [/\bwho(?:so)?ever\b/i, 'everyone who'],
  [/\b(?:somebody|nobody|everybody|anybody)\b/i, 'someone, no one, everyone'],
  [/\banew\b/i, 'again'],
  [/\bas of now\b/i, 'currently'],
  [/\bby itself\b/i, 'automatically; alone'],
  [/\ball the same\b/i, 'still; nevertheless'],
  [/\b(?:takes?|took|taking) the place of\b/i, 'replaces'],
  [/\bgives? way\b/i, 'yields; is replaced'],
  [/\bgoes with\b/i, 'belongs to; is removed with'],
  [/\bstands? (?:in|at|under)\b/i, 'is in; is at; is below'],
  [/\bof no account\b/i, 'ignored'],
  [/\bat hand\b/i, 'available'],
  [/\bis in order\b/i, 'is valid'],
  [/\bas kept on\b/i, 'as stored'],
  [/\bletters like these\b/i, 'name the characters'],
  [/\bneeds? you\b/i, 'say what to do'],
  [/\bfound by themselves\b/i, 'found automatically'],
  [/\bcould not be\b/i, "couldn't …, with who couldn't"],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\bstrangers?\b/i, 'someone else; an unknown …'],
  [/\b(?:the|earlier|all|its|their|many|these|no|of) tries\b|\.tries\b|\btries (?:of|are|were)\b/i, 'drafts; attempts'],
  [/\blook-up answer\b/i, 'result of the lookup'],
  [/\bmissing of it\b/i, 'name what is missing'],
];

/** Phrases that only screens avoid: one term for one thing (CONTRIBUTING.md, "House rules"). @type {[RegExp, string][]} */
export const ruledOutOnScreens = [
  [/\bon this device\b/i, 'in this browser'],
  [/\bwording\b|\bown words\b/i, 'your version; backup'],
  [/\bserve[ds]\b/i, 'supports'],
  [/\b(?:un)?fold(?:s|ed)?\b/i, 'collapse, expand'],
  [/\b(?:un)?touched\b/i, 'No check-in for 30 days'],
  [/\bgo(?:es|ing)? on\b/i, 'continue; resume'],
];
