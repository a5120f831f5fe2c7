import type { Config } from 'tailwindcss';

import { limits } from './src/domain/limits.ts';

/** Colour names of the design; their light and dark values live in src/styles/tokens.css. */
const colourNames = [
  'surface',
  'raised',
  'overlay',
  'sunken',
  'track',
  'ink',
  'muted',
  'subtle',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-press',
  'accent-ink',
  'accent-soft',
  'accent-soft-ink',
  'pine',
  'pine-ink',
  'pine-raised',
  'pine-line',
  'pine-muted',
  'blaze',
  'blaze-ink',
  'blaze-soft',
  'blaze-soft-ink',
  'lake',
  'lake-soft',
  'lake-soft-ink',
  'success',
  'success-soft',
  'success-soft-ink',
  'danger',
  'danger-hover',
  'danger-ink',
  'danger-soft',
  'danger-soft-ink',
  'focus',
  'focus-on-pine',
  'scrim',
] as const;

const tokens = Object.fromEntries(colourNames.map((name) => [name, `var(--c-${name})`]));

const easeOutSwift = 'cubic-bezier(.2,.8,.2,1)';

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: 'selector',
  theme: {
    // Replaced, not extended: a colour, size or width outside the design cannot be written by accident.
    colors: { transparent: 'transparent', current: 'currentColor', white: '#fff', ...tokens },
    screens: { sm: '560px', md: '768px', lg: '1024px', xl: '1280px', wide: '1440px' },
    fontFamily: {
      sans: [
        '"Instrument Sans Variable"',
        '"Instrument Sans Fallback"',
        'system-ui',
        '-apple-system',
        '"Segoe UI"',
        'sans-serif',
      ],
      // The bullet of the brand font is square.
      password: ['system-ui', 'sans-serif'],
    },
    fontSize: {
      d1: [
        'clamp(2.75rem, 1.5625rem + 4.6vw, 5.5rem)',
        { lineHeight: '0.98', letterSpacing: '-0.042em', fontWeight: '600' },
      ],
      d2: [
        'clamp(2rem, 1.5625rem + 1.9vw, 3.25rem)',
        { lineHeight: '1.06', letterSpacing: '-0.032em', fontWeight: '600' },
      ],
      'h1-large': ['min(2.25rem, 15vw)', { lineHeight: '2.625rem', letterSpacing: '-0.03em', fontWeight: '600' }],
      h1: ['1.875rem', { lineHeight: '2.3125rem', letterSpacing: '-0.026em', fontWeight: '600' }],
      h2: ['1.375rem', { lineHeight: '1.8125rem', letterSpacing: '-0.018em', fontWeight: '600' }],
      h3: ['1.125rem', { lineHeight: '1.625rem', letterSpacing: '-0.018em', fontWeight: '600' }],
      lead: ['1.1875rem', { lineHeight: '1.875rem' }],
      'body-lg': ['1.0625rem', { lineHeight: '1.6875rem' }],
      // 16 px on touch screens keeps iOS from zooming into a field.
      field: ['var(--field-size)', { lineHeight: '1.5rem' }],
      body: ['0.9375rem', { lineHeight: '1.5rem' }],
      label: ['0.875rem', { lineHeight: '1.25rem', fontWeight: '550' }],
      small: ['0.8125rem', { lineHeight: '1.25rem' }],
      micro: ['0.75rem', { lineHeight: '1.125rem', fontWeight: '500' }],
    },
    borderRadius: {
      none: '0',
      badge: '6px',
      field: '8px',
      tile: '10px',
      menu: '12px',
      card: '14px',
      panel: '22px',
      full: '9999px',
    },
    boxShadow: { none: 'none', 1: 'var(--sh-1)', 2: 'var(--sh-2)', 3: 'var(--sh-3)' },
    extend: {
      transitionTimingFunction: { swift: easeOutSwift },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
        'rise-far': { from: { opacity: '0', transform: 'translateY(12px)' } },
        'slide-right': { from: { transform: 'translateX(-24px)', opacity: '0' } },
        'slide-left': { from: { transform: 'translateX(24px)', opacity: '0' } },
        'end-of-intro': { to: { visibility: 'hidden' } },
        pulse: { '50%': { opacity: '.45' } },
        'stone-drop': { from: { opacity: '0', transform: 'translateY(-28px)' } },
        'route-draw': { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
      },
      animation: {
        'fade-in': `fade-in 180ms ${easeOutSwift} backwards`,
        // In the frame of the dashboard, where no script ends it. Chromium does not see an end that comes within one frame.
        'end-of-intro': `end-of-intro 80ms linear ${limits.introOverlay - 80}ms forwards`,
        rise: `rise 180ms ${easeOutSwift} backwards`,
        'rise-far': `rise-far 240ms ${easeOutSwift} backwards`,
        'slide-right': `slide-right 240ms ${easeOutSwift} backwards`,
        'slide-left': `slide-left 240ms ${easeOutSwift} backwards`,
        'pulse-slow': 'pulse 1.6s ease-in-out infinite',
        'stone-drop': `stone-drop 420ms ${easeOutSwift} backwards`,
        'route-draw': 'route-draw 900ms ease-out both',
      },
    },
  },
} satisfies Config;
