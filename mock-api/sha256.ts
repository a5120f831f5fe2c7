/*
 * SHA-256 and HMAC in plain code. The platform's Web Crypto is asynchronous and missing on pages without a secure
 * context; here tests and factories sign tokens in one line, and what is signed is a real HS256 token.
 */

const firstPrimes = Array.from({ length: 64 }, (_, index) => index).reduce<number[]>((primes) => {
  let candidate = (primes.at(-1) ?? 1) + 1;
  while (primes.some((prime) => candidate % prime === 0)) candidate += 1;
  return [...primes, candidate];
}, []);

/** The first 32 bits of a number's fraction, as FIPS 180-4 derives its constants. */
const fractionBits = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);

const initialState = firstPrimes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const roundConstants = firstPrimes.map((prime) => fractionBits(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message followed by one set bit, zeros, and its length in bits. */
function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(offset + index * 4));
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push(((words[index - 16] ?? 0) + s0 + (words[index - 7] ?? 0) + s1) | 0);
  }
  return words;
}

/** SHA-256 of the bytes, as 32 bytes (FIPS 180-4). */
export function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message);
  const state = Int32Array.from(initialState);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    schedule(view, offset).forEach((word, round) => {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[round] ?? 0) + word) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    });
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      state[index] = (state[index] ?? 0) + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 of a text under a key, as 32 bytes (RFC 2104). */
export function hmac(key: string, text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(key);
  const block = new Uint8Array(64);
  block.set(bytes.length > 64 ? sha256(bytes) : bytes);
  const inner = sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...encoder.encode(text)));
  return sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}
