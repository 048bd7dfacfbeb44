const outline = { stroke: 'var(--c0)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const
const [glow, light, base, deep] = ['var(--c2)', 'var(--c3)', 'var(--c1)', 'var(--c0)']
const hub = { fill: 'none', strokeWidth: 15, pathLength: 12, r: 18.5 }

const Football = () => (
  <g id="m-football" {...outline}>
    <circle fill="#fff" r="33" />
    <path fill={deep} d="M0-13 12.4-4 7.6 10.5H-7.6L-12.4-4z" />
    <path
      fill={deep}
      d="m-9-31 9 6 9-6c-5-2-13-2-18 0zM32-8l-8 6 2 11 6 3c2-6 2-14 0-20zM18 28l-1-10 9-4 5 2c-3 5-8 10-13 12zM-18 28l1-10-9-4-5 2c3 5 8 10 13 12zM-32-8l8 6-2 11-6 3c-2-6-2-14 0-20z"
    />
    <path fill="none" strokeWidth="2.2" d="M0-13v-12M12-4 24-2M8 10l9 8M-8 10l-9 8M-12-4-24-2" />
    <path fill="none" stroke={glow} strokeWidth="3" d="M-29-15A33 33 0 0 1-8-32" />
  </g>
)

const Cricket = () => (
  <g id="m-cricket" {...outline}>
    <path
      fill="none"
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      d="M8-30v56m12-56v56M32-30v56"
    />
    <g transform="rotate(-38)">
      <path fill={base} d="M-4-40h8v22h-8z" />
      <path fill={light} d="M-10-12c0-4 3-8 10-8s10 4 10 8v42c0 5-4 8-10 8s-10-3-10-8z" />
      <path fill={glow} stroke="none" d="M-6 6H6v20H-6z" />
    </g>
    <circle fill="#e5386d" cx="20" cy="16" r="14" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeDasharray="3 2"
      d="M12 5c7 6 9 15 6 24m5-27c6 6 8 15 5 24"
    />
  </g>
)

const Gamepad = () => (
  <g id="m-gamepad" {...outline}>
    <path
      fill="none"
      stroke={light}
      strokeWidth="3"
      strokeLinecap="round"
      d="M0-20c0-8 10-6 10-15"
    />
    <path
      fill={glow}
      d="M-18-20h36c14 0 20 12 22 33 1 14-12 16-18 6l-5-8h-34l-5 8c-6 10-19 8-18-6 2-21 8-33 22-33z"
    />
    <path fill={light} d="M-22-12h7v7h7v7h-7v7h-7V2h-7v-7h7z" />
    <path stroke="none" fill="#fff" d="M12-2a4.5 4.5 0 1 1 .1 0zM28-2a4.5 4.5 0 1 1 .1 0z" />
    <path stroke="none" fill={deep} d="M20-10a4.5 4.5 0 1 1 .1 0zM20 7a4.5 4.5 0 1 1 .1 0z" />
  </g>
)

const Rocket = () => (
  <g id="m-rocket" {...outline}>
    <path
      fill={glow}
      fillOpacity=".35"
      stroke="none"
      d="M-40 36C-14 32 2 22 14 4l12 14C14 30-10 38-40 38z"
    />
    <path
      fill="none"
      stroke={light}
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 6"
      d="M-40 34C-20 31-8 25 2 15"
    />
    <g transform="translate(12 -8)rotate(42)">
      <path fill="#ff8a1f" d="M-8 18H8L0 42z" />
      <path fill="#ffe08a" stroke="none" d="M-4 18h8L0 32z" />
      <path fill={glow} d="m-11 4-11 12 2 10 11-7zM11 4l11 12-2 10-11-7z" />
      <path fill="#fff" d="M0-36C14-24 16-4 10 20h-20C-16-4-14-24 0-36z" />
      <path fill={glow} d="M0-36c6 5 10 12 11.5 19h-23C-10-24-6-31 0-36z" />
      <circle fill={base} cy="-6" r="6" />
      <circle fill={light} stroke="none" cx="-1.5" cy="-7.5" r="2" />
    </g>
    <path
      fill="#fff"
      stroke="none"
      d="M-26-30q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7M28 16q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6"
    />
  </g>
)

const balls = [
  { at: '-20 12', fill: glow, digit: 'M-4-5h8l-5 10' },
  { at: '20 12', fill: light, digit: 'M-4-3c1-4 8-3 7 0 0 2-2 3-4 3 3 0 5 1 5 3 0 4-7 4-9 1' },
  { at: '0 -16', fill: '#fff', digit: 'M-3-3 1-6V6' },
]

const Balls = () => (
  <g id="m-balls" {...outline}>
    {balls.map(({ at, fill, digit }) => (
      <g key={at} transform={`translate(${at})`}>
        <circle fill={fill} r="20" />
        <circle fill={fill === '#fff' ? light : '#fff'} r="11.5" />
        <path fill="none" strokeWidth="3.2" strokeLinecap="round" d={digit} />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M-15-6a16 16 0 0 1 8-9"
        />
      </g>
    ))}
  </g>
)

const Wheel = () => (
  <g id="m-wheel" {...outline}>
    <path fill={base} d="m-20 38 8-14h24l8 14z" />
    <circle fill={light} r="33" />
    <circle fill="#fff" r="26" stroke="none" />
    <circle {...hub} stroke={glow} strokeDasharray="1" />
    <circle {...hub} stroke={base} strokeDasharray="1 3" />
    <circle
      fill="none"
      stroke={deep}
      strokeWidth="3"
      strokeLinecap="round"
      pathLength="16"
      strokeDasharray="0 1"
      r="29.5"
    />
    <circle fill={light} r="9" />
    <path fill="#e5386d" d="M-7-40H7L0-25z" />
  </g>
)

const Stage = () => (
  <g id="m-stage" {...outline}>
    <path fill={base} d="M-34-30h68v56h-68z" />
    <path fill="#fff" fillOpacity=".25" stroke="none" d="m-4-30-20 56h24zM4-30l20 56H0z" />
    <path fill="#fff" d="m0-12 4.7 9.5L15-1 7.6 6.4 9.3 17 0 12l-9.3 5 1.7-10.6L-15-1l10.3-1.5z" />
    <path fill={glow} d="M-36-32h14c2 22-2 40-14 58zM36-32H22c-2 22 2 40 14 58z" />
    <path
      fill={light}
      d="M-38-36h76v8c-4 6-9 6-13 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-13 0z"
    />
    <path fill={glow} d="M-40 26h80v9h-80z" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 8"
      d="M-33 30.5h68"
    />
  </g>
)

export const FairMotifs = () => (
  <>
    <Football />
    <Cricket />
    <Gamepad />
    <Rocket />
    <Balls />
    <Wheel />
    <Stage />
  </>
)
