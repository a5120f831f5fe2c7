/** Texts that become script where markup is made of them (docs/product.md 16, H1). `__xss` is what they would set. */
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

/** Texts that turn lines around, hide in them or stretch them (docs/product.md 16, H2). */
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

declare global {
  interface Window {
    /** Set by a hostile text that was executed. */
    __xss?: number;
  }
}
