import type { Ramp, Themes, Tokens } from './ramp.ts';

const declaration = /--c-([a-z-]+): (#[0-9a-f]{6});/g;
const shade = /rgb\((\d+) (\d+) (\d+)/g;
const darkTheme = '@variant night {';

/** The two themes of src/styles/tokens.css as text. */
function parts(css: string): [light: string, dark: string] {
  const [light = '', dark] = css.split(darkTheme);
  if (dark === undefined)
    throw new Error('src/styles/tokens.css has changed: tools/brand/tokens.ts finds no dark theme');
  return [light, dark];
}

const tokensIn = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(declaration)].map(([, name = '', color = '']) => [name, color]));

/** The colors of the design. */
export function designThemes(css: string): Themes {
  const [light, dark] = parts(css);
  return { light: tokensIn(light), dark: tokensIn(dark) };
}

/** src/styles/tokens.css with the colors of a brand, its shadows in their hue. */
export function brandedTokens(css: string, { light, dark, retint }: Ramp): string {
  const inHue = (_: string, ...channels: string[]) => {
    const hex = channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0'));
    const tinted = retint(`#${hex.join('')}`).slice(1);
    return `rgb(${[0, 2, 4].map((start) => parseInt(tinted.slice(start, start + 2), 16)).join(' ')}`;
  };
  const themed = (text: string, tokens: Tokens) =>
    text
      .replaceAll(declaration, (line, name: string) => (name in tokens ? `--c-${name}: ${tokens[name]};` : line))
      .replaceAll(shade, inHue);
  const [lightText, darkText] = parts(css);
  return themed(lightText, light) + darkTheme + themed(darkText, dark);
}
