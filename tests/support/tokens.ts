const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token whose payload is this JSON text. */
export const withPayload = (json: string): string => `${encode('{"alg":"HS256"}')}.${encode(json)}.c2lnbmF0dXJl`;

/**
 * Tokens that are expired or malformed, each with its fault (docs/product.md 5.3).
 * @param now seconds since 1970
 */
export function brokenTokens(now: number): [what: string, token: string][] {
  const good = withPayload(`{"exp":${now + 60}}`);
  const [head = '', body = '', signature = ''] = good.split('.');
  return [
    ['no part', ''],
    ['one part', head],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.more`],
    ['five parts', `${good}.more.more`],
    ['three empty parts', '..'],
    ['an empty payload', `${head}..${signature}`],
    ['a payload that is no base64url', `${head}.!!!.${signature}`],
    ['a payload that is no JSON', withPayload('{exp:1')],
    ['the payload null', withPayload('null')],
    ['an array for a payload', withPayload(`[${now + 60}]`)],
    ['a number for a payload', withPayload(String(now + 60))],
    ['a text for a payload', withPayload(`"${now + 60}"`)],
    ['no exp', withPayload('{"iat":1}')],
    ['exp null', withPayload('{"exp":null}')],
    ['exp as text', withPayload(`{"exp":"${now + 60}"}`)],
    ['exp true', withPayload('{"exp":true}')],
    ['exp in an object', withPayload(`{"exp":{"valueOf":${now + 60}}}`)],
    ['exp in an array', withPayload(`{"exp":[${now + 60}]}`)],
    ['exp from the prototype', withPayload(`{"__proto__":{"exp":${now + 60}}}`)],
    ['exp infinite', withPayload('{"exp":1e400}')],
    ['exp negative', withPayload(`{"exp":-${now}}`)],
    ['exp zero', withPayload('{"exp":0}')],
    ['exp now', withPayload(`{"exp":${now}}`)],
    ['exp a second ago', withPayload(`{"exp":${now - 1}}`)],
    ['the word undefined', 'undefined'],
    ['a line break', `${good}\n`.replace('.', '.\r\n')],
    ['letters that no header may have', '\u5c71\u7530.\u{1F5FB}.\u00e9'],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
  ];
}
