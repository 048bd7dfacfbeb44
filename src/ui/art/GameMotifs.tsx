const outline = { stroke: 'var(--c0)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const
const [glow, light, base, deep] = ['var(--c2)', 'var(--c3)', 'var(--c1)', 'var(--c0)']
const heart = 'M0 8c-12-8-9-15-4-15 2.5 0 4 2 4 4 0-2 1.5-4 4-4 5 0 8 7-4 15z'
const spade =
  'M0-9c10 8 9 14 4 14-1.5 0-2.5-.5-3-1.5L2 9h-4l1-5.5C-1.5 4.5-2.5 5-4 5c-5 0-6-6 4-14z'
const diamond = 'm0-9 6.5 9L0 9l-6.5-9z'

const Table = () => (
  <g id="m-table" {...outline}>
    <path fill={base} d="M-40 18v5c0 9 18 15 40 15s40-6 40-15v-5z" />
    <ellipse fill={glow} cy="17" rx="40" ry="15" />
    <ellipse
      fill="none"
      stroke={light}
      strokeWidth="2"
      strokeDasharray="5 4"
      cy="17"
      rx="33"
      ry="10.5"
    />
    <g transform="translate(-13 -8)rotate(-13)">
      <rect fill="#fff" x="-14" y="-20" width="28" height="40" rx="4" />
      <path fill="#e5386d" stroke="none" d={heart} transform="scale(1.3)" />
    </g>
    <g transform="translate(14 -9)rotate(12)">
      <rect fill={light} x="-14" y="-20" width="28" height="40" rx="4" />
      <path fill={deep} stroke="none" d={spade} transform="scale(1.3)" />
    </g>
  </g>
)

const fanned = [
  { turn: -27, pip: spade, ink: deep },
  { turn: -9, pip: heart, ink: '#e5386d' },
  { turn: 9, pip: diamond, ink: '#e5386d' },
  { turn: 27, pip: spade, ink: deep },
]

const Fan = () => (
  <g id="m-fan" {...outline}>
    {fanned.map(({ turn, pip, ink }, index) => (
      <g key={turn} transform={`rotate(${turn} 0 42)`}>
        <rect fill={index % 2 ? light : '#fff'} x="-15" y="-27" width="30" height="46" rx="4" />
        <path fill={ink} stroke="none" d={pip} transform="translate(0 -8)" />
      </g>
    ))}
    <path fill={glow} d="M-17 26c6-7 28-7 34 0l-6 9h-22z" />
  </g>
)

const Fish = () => (
  <g id="m-fish" {...outline}>
    <path fill={light} d="M22-2C30-16 36-20 42-22c-4 12-4 28 0 40-8-2-14-7-20-18z" />
    <path
      fill={light}
      d="M-8-20C0-34 14-34 20-28c-4 4-6 8-6 12zM-4 17c2 9 10 13 18 12-2-5-3-9-2-14z"
    />
    <path fill={glow} d="M-40 1C-26-26 12-28 30-1 12 26-26 26-40 1z" />
    <path fill="#fff" d="M-40 1C-34-10-26-16-17-18-9-8-9 10-17 19-26 17-34 11-40 1z" />
    <path
      fill="none"
      stroke={base}
      strokeWidth="2.2"
      d="M-7-12q8 5 0 10 8 5 0 10M3-13q8 5.5 0 11 8 5.5 0 11M13-10q7 4 0 8 7 4 0 8"
    />
    <circle fill={deep} stroke="none" cx="-26" cy="-3" r="4" />
    <circle fill="#fff" stroke="none" cx="-27.3" cy="-4.3" r="1.4" />
    <path fill="none" d="M-37 6q5 2 8-1" />
    <path
      fill="none"
      stroke={light}
      strokeWidth="3"
      strokeLinecap="round"
      d="M-36 33q9-7 18 0t18 0 18 0 18 0"
    />
    <path fill="#fff" stroke="none" d="M-40-20a3 3 0 1 1 .1 0zM-33-29a2 2 0 1 1 .1 0z" />
  </g>
)

const Rooster = () => (
  <g id="m-rooster" {...outline}>
    <path fill={base} d="M8 10C14-16 24-28 38-26 30-18 30-4 22 16z" />
    <path fill={glow} d="M10 14C20-6 30-14 42-10c-9 5-12 14-20 24z" />
    <path fill="#2fd6c0" d="M12 18c10-12 20-16 30-10-9 2-14 10-22 16z" />
    <path
      fill="none"
      stroke="#ffb020"
      strokeWidth="3"
      strokeLinecap="round"
      d="M-4 28v9m-6 0h9M8 28v9m-6 0h9"
    />
    <path
      fill={light}
      d="M-28-14c0-9 6-15 13-15s11 6 13 13c3 11 11 15 22 12 3 18-6 33-22 33-17 0-26-12-26-27z"
    />
    <path fill={glow} d="M-8 4C2 2 14 6 16 14 8 22-6 20-8 4z" />
    <path
      fill="#ff5c5c"
      d="M-26-25c-4-8 2-11 5-6 0-8 8-8 8-1 5-6 10-1 6 5-6-4-13-3-19 2zM-28-10c-2 6-1 11 3 11s5-5 3-10z"
    />
    <path fill="#ffb020" d="m-28-18-10 5 10 4z" />
    <circle fill={deep} stroke="none" cx="-18" cy="-17" r="2.6" />
  </g>
)

const Bingo = () => (
  <g id="m-bingo" {...outline}>
    <rect fill="#fff" x="-33" y="-34" width="66" height="68" rx="8" />
    <path fill={glow} d="M-33-20v-6a8 8 0 0 1 8-8h50a8 8 0 0 1 8 8v6z" />
    <path
      fill={light}
      strokeWidth="1.2"
      d="M-27-14h16V0h-16zM-8-14H8V0H-8zM11-14h16V0H11zM-27 3h16v14h-16zM11 3h16v14H11zM-8 3H8v14H-8z"
    />
    <path
      fill="none"
      stroke={deep}
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 9"
      d="M-18-27h38M-19 26h38"
    />
    <path
      fill={base}
      stroke="none"
      d="M-19-14a7 7 0 1 1-.1 0zM0 3a7 7 0 1 1-.1 0zM19-14a7 7 0 1 1-.1 0z"
    />
    <path
      fill="#fff"
      stroke="none"
      d="m0 5 1.6 3.3 3.6.5-2.6 2.5.6 3.6L0 13.2l-3.2 1.7.6-3.6L-5.2 8.8l3.6-.5z"
    />
  </g>
)

const Dice = () => (
  <g id="m-dice" {...outline}>
    <rect fill={glow} x="-2" y="-4" width="38" height="38" rx="8" transform="rotate(14 17 15)" />
    <path stroke={deep} strokeWidth="7" strokeLinecap="round" d="M11 5h0m15 7h0M8 18h0m15 7h0" />
    <rect
      fill="#fff"
      x="-37"
      y="-32"
      width="40"
      height="40"
      rx="8"
      transform="rotate(-14 -17 -12)"
    />
    <path stroke="#e5386d" strokeWidth="10" strokeLinecap="round" d="M-17-12h0" />
    <path
      stroke={base}
      strokeWidth="6.5"
      strokeLinecap="round"
      d="M-29-20h0m18-5h0M-23-1h0m18-5h0"
    />
  </g>
)

export const GameMotifs = () => (
  <>
    <Table />
    <Fan />
    <Fish />
    <Rooster />
    <Bingo />
    <Dice />
  </>
)
