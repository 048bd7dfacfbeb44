const gondolas = (from: number, radius: number) =>
  Array.from({ length: 4 }, (_, index) => {
    const angle = ((from + index * 90) * Math.PI) / 180
    const [x, y] = [32 + radius * Math.sin(angle), 38 - radius * Math.cos(angle)]
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }).join('')

export const LogoSymbol = () => (
  <g id="m-logo" fill="none" strokeLinecap="round">
    <path stroke="#ffb020" strokeWidth="5" d="M10.5 11.5h43" />
    <path fill="#ff6b9e" d="M11 14h7.6l-3.8 6zM36.8 14h7.6l-3.8 6z" />
    <path fill="#2fd6c0" d="M19.6 14h7.6l-3.8 6zM45.4 14H53l-3.8 6z" />
    <path fill="#f7f3e8" d="M28.2 14h7.6L32 20z" />
    <path stroke="#ffb020" strokeWidth="4" d="M32 38 20 58M32 38l12 20" />
    <circle stroke="#f7f3e8" strokeWidth="2.5" cx="32" cy="38" r="12.5" />
    <path
      stroke="#f7f3e8"
      strokeWidth="1.5"
      d="M32 25.5v25M19.5 38h25M23.2 29.2l17.6 17.6M40.8 29.2 23.2 46.8"
    />
    <path stroke="#ffb020" strokeWidth="7.2" d={gondolas(22.5, 12.5)} />
    <path stroke="#ff6b9e" strokeWidth="7.2" d={gondolas(67.5, 12.5)} />
    <circle fill="#2fd6c0" cx="32" cy="38" r="4.2" />
  </g>
)
