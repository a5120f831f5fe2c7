// @ts-check
import { crc32 } from 'node:zlib';

/** A PNG is eight bytes, then chunks: length, type, data, checksum of the two. */
const signature = 8;
const around = 12;
const keyword = 'Description\0';

/**
 * Puts a text into a PNG, before its end.
 *
 * @param {Buffer} png
 * @param {string} text
 */
export function withText(png, text) {
  const body = Buffer.from(`tEXt${keyword}${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - around;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

/**
 * What {@link withText} has put into a PNG, and its size.
 *
 * @param {Buffer} png
 */
export function readPng(png) {
  const size = { width: png.readUInt32BE(signature + 8), height: png.readUInt32BE(signature + 12) };
  for (let at = signature; at < png.length; at += png.readUInt32BE(at) + around) {
    const body = png.toString('latin1', at + 4, at + 8 + png.readUInt32BE(at));
    if (body.startsWith(`tEXt${keyword}`)) return { ...size, text: body.slice(4 + keyword.length) };
  }
  return { ...size, text: '' };
}
