import { s } from '#sandbox/vendor/client/dom.ts'

/** A rooster facing right; the blue one is mirrored by CSS. */
export const birdPicture = (corner: 'red' | 'blue') =>
  s(
    'svg',
    { viewBox: '0 0 120 130', 'aria-hidden': 'true', class: `bird ${corner}` },
    s('path', {
      class: 'tail',
      d: 'M44 74C10 76-2 44 8 18c4 18 10 24 18 28-4-14-2-28 6-40 0 22 8 36 26 46z',
    }),
    s('path', { class: 'legs', d: 'M56 104v18m0 0-8 4m8-4 8 4M72 102v20m0 0-8 4m8-4 8 4' }),
    s('path', {
      class: 'body',
      d: 'M30 62c14 8 26 4 38-10 6-8 8-20 18-24 10-3 18 5 16 14-2 8-4 12-4 24 0 26-14 42-36 42-20 0-34-18-32-46z',
    }),
    s('path', { class: 'wing', d: 'M42 70c12-6 26-4 34 6-6 14-26 16-34-6z' }),
    s('path', {
      class: 'comb',
      d: 'M80 28c-4-10 4-14 8-8 0-10 10-10 10-1 6-5 11 1 6 9-8-4-16-4-24 0zM96 50c6 2 8 8 4 14-5-2-7-8-4-14z',
    }),
    s('path', { class: 'beak', d: 'M101 36l16 6-15 5z' }),
    s('circle', { cx: 93, cy: 37, r: 3.4, class: 'eye' }),
  )
