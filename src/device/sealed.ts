/*
 * Encrypted values (AES-GCM, by the browser's own WebCrypto), for what may lie in the browser's database only as long as
 * somebody has the key.
 */

/** An encrypted value, as the database stores it. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const algorithm = 'AES-GCM';

/** A new secret, 256 random bits in base 64. */
export function newSecret(): string {
  return btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))));
}

/** What seals and opens values with a secret. @throws where the browser has no WebCrypto, as on pages without TLS */
export async function createSeal(secret: string) {
  const bytes = Uint8Array.from(atob(secret), (character) => character.codePointAt(0) ?? 0);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
  return {
    /** @param value anything that JSON can say */
    close: async (value: unknown): Promise<Sealed> => {
      // A new one for every value: with a repeated one two values could be compared.
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
    },
    /** @throws where it was sealed with another secret, or changed since */
    open: async ({ iv, data }: Sealed): Promise<unknown> =>
      JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv }, key, data))),
  };
}
