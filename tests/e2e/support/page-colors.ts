import type { Page } from '@playwright/test';

/** Red, green and blue from 0 to 255; opacity from 0 to 1. */
export type Color = { red: number; green: number; blue: number; alpha: number };

type Colors = {
  /** Colors of a CSS text. */
  colorOf: (text: string) => Color;
  /** The visible color where one layer covers another. */
  over: (top: Color, below: Color) => Color;
  /** From 1 to 21, by WCAG's definition. */
  contrast: (one: Color, other: Color) => number;
};

/** Provides color functions for later evaluations in the page, as `window.colors`. */
export async function provideColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser draws nothing.');
    const known = new Map<string, Color>();
    const luminance = ({ red, green, blue }: Color) => {
      const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    window.colors = {
      colorOf: (text) => {
        const before = known.get(text);
        if (before) return before;
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = text;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        const color = { red, green, blue, alpha: alpha / 255 };
        known.set(text, color);
        return color;
      },
      over: (top, below) => {
        const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
        return {
          red: mix(top.red, below.red),
          green: mix(top.green, below.green),
          blue: mix(top.blue, below.blue),
          alpha: 1,
        };
      },
      contrast: (one, other) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      },
    };
  });
}

declare global {
  interface Window {
    /** Set by `provideColors`. */
    colors: Colors;
  }
}
