/* The one list of texts that tests try in fields, addresses, stored values, responses and files (docs/product.md 16).
   Blank texts have their own tests. */

/** Texts that become script inside markup (H1). `__xss` is their effect. */
export const scripts = [
  '<img src=x onerror="window.__xss=1">',
  '"><svg onload="window.__xss=1">',
  '</script><script>window.__xss=1</script>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  'javascript:window.__xss=1',
  'data:text/html,<script>parent.__xss=1</script>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '${window.__xss=1}',
  '<a href="javascript:window.__xss=1">press</a>',
  '<style>@import "//evil.example/x.css"</style>',
  '&lt;b&gt; &amp; &#60;i&#62;',
];

/** Texts that reorder lines, hide in them or stretch them (H2). */
export const scriptsOfTheWorld = [
  'right\u202Etfel ot',
  'isolate \u2066one\u2069 and \u2067two\u2069',
  'zero\u200Bwidth\u200Djoined',
  `mark${'\u0301'.repeat(500)}`,
  '\u0645\u0631\u062D\u0628\u0627 Cairn \u05E9\u05DC\u05D5\u05DD',
  '\u0130stanbul \u0131\u015F\u0131k',
  'caf\u00E9 and cafe\u0301',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} family',
  'W'.repeat(400),
];

const moreScripts = [
  '<script>window.__xss=1</script>',
  '<ScRiPt >window.__xss=1</sCrIpT>',
  '<scr<script>ipt>window.__xss=1</scr</script>ipt>',
  "'><img src=x onerror='window.__xss=1'>",
  '<svg><script>window.__xss=1</script></svg>',
  '<svg/onload=window.__xss=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__xss=1">',
  '<body onload="window.__xss=1">',
  '<details open ontoggle="window.__xss=1">',
  '<input autofocus onfocus="window.__xss=1">',
  '<video><source onerror="window.__xss=1">',
  '<object data="javascript:window.__xss=1">',
  '<embed src="//evil.example/x.swf">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<form action="//evil.example/"><button>press</button></form>',
  '<template><img src=x onerror="window.__xss=1"></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
  '<!--><img src=x onerror="window.__xss=1">-->',
  '<![CDATA[<img src=x onerror="window.__xss=1">]]>',
  '" onmouseover="window.__xss=1" x="',
  "' autofocus onfocus='window.__xss=1",
  'JaVaScRiPt:window.__xss=1',
  'java\tscript:window.__xss=1',
  'vbscript:msgbox(1)',
  'data:image/svg+xml,<svg onload="parent.__xss=1">',
  '\u003cimg src=x onerror=window.__xss=1\u003e',
  '%3Cimg%20src%3Dx%20onerror%3Dwindow.__xss%3D1%3E',
  '`;window.__xss=1;//',
  '";window.__xss=1;//',
  '#{window.__xss=1}',
  '<%= window.__xss=1 %>',
];

const moreScriptsOfTheWorld = [
  '\uFEFFmark at the beginning',
  'half a pair \uD83D',
  '\uDE80 the other half',
  'soft\u00ADhy\u00ADphen',
  'left\u200Eright\u200Fmarks',
  'word\u2060joiner',
  'nul\u0000in between',
  'bell\u0007 escape\u001B[31m red',
  'next\u0085line',
  'separators\u2028of lines\u2029and paragraphs',
  'no\u00A0break, narrow\u202Fno break, ideographic\u3000blank',
  '\u202Dforced from the left\u202C',
  '\u061Carabic letter mark',
  '\uFFFCan object, \uFFFDa replacement, \uFFFEno character',
  '\u{10FFFF} the last, \u{E0041} a tag, \u{F0000} private',
  'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032Falgo',
  '\uFB01ne li\uFB03, \u2126 and \u03A9, \u212B and \u00C5',
  '\u1E9E stra\u00DFe STRASSE',
  'i\u0307 I \u0131 \u0130',
  '\u0410\u0430 \u0391\u03B1 Aa look alike',
  '\u6771\u4EAC\u3067\u58F2\u4E0A\u3092\u4F38\u3070\u3059',
  '\uD55C\uAD6D\uC5B4 \u1112\u1161\u11AB',
  '\u0928\u092E\u0938\u094D\u0924\u0947 \u0915\u094D\u0937',
  '\u0E01\u0E33\u0E44\u0E23 \u0E40\u0E1E\u0E34\u0E48\u0E21',
  '\u1014\u103A\u1038\u1021\u102C',
  '\u05D0\u05B8\u05D1 (one) [two] 3.5%',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} \u{1F1F3}\u{1F1F4} \u{1F44D}\u{1F3FD}',
];

/** Sizes (H3). */
const sizes = ['x'.repeat(5000), 'Ten thousand. '.repeat(715), '\u5C71'.repeat(3000)];

/** Names of object properties, and the texts of missing values (H4). */
const names = [
  '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then', 'length',
  'undefined', 'null', 'NaN', 'true', '[object Object]', '{}', '[]', '{"__proto__":{"polluted":1}}',
  '__proto__[polluted]=1', 'constructor[prototype][polluted]=1',
]; // prettier-ignore

/** Parts of addresses (H5). */
const addresses = [
  '..', '.', '../../etc/passwd', '%2e%2e', '%2e%2e%2fapi', 'a/b', 'a?x=1', 'a#b', 'a&b=c', 'a;b', '//evil.example',
  '/\\evil.example', '\\\\evil.example\\x.png', 'https://evil.example/', 'file:///etc/passwd', '%00', '%E0%A4%A', '%', '+',
  '?token=a&token=b', 'one@evil.example', '0', '-1',
]; // prettier-ignore

/** Numbers, days and formulas (H7, H11). */
const numbers = [
  '1e309', '-0', '0x10', '1,5', ' 5 ', '12345678901234567890', '9007199254740993', '0.005', '1e3', '\uFF11\uFF12\uFF13',
  '\u0663\u0664', '31 Feb 2026', '2026-02-31', '0001-01-01', '275760-09-13', '=1+1', '=HYPERLINK("//evil.example","x")',
  '@SUM(A1)', '+1', '-1+1', '\t=1+1',
]; // prettier-ignore

const families: readonly (readonly [family: string, texts: readonly string[]])[] = [
  ['H1', [...scripts, ...moreScripts]],
  ['H2', [...scriptsOfTheWorld, ...moreScriptsOfTheWorld]],
  ['H3', sizes],
  ['H4', names],
  ['H5', addresses],
  ['H7', numbers],
];

/** The texts, each with its name: its family and its number there. */
export const hostileNames: ReadonlyMap<string, string> = new Map(
  families.flatMap(([family, texts]) => texts.map((text, index) => [text, `${family}, ${index + 1}`])),
);

export const hostileTexts: readonly string[] = [...hostileNames.keys()];

/** Parts of the list, in its order. */
export const hostileParts = (size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(hostileTexts.length / size) }, (_, part) =>
    hostileTexts.slice(part * size, (part + 1) * size),
  );

declare global {
  interface Window {
    /** Set by a hostile text that was executed. */
    __xss?: number;
  }
}
