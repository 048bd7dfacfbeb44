import css from './HomeScreenArt.module.css'
import { BrandTile, Sign, type SignName } from './StepArt.tsx'

const columns = [24, 50, 76]

export const HomeArt = () => (
  <>
    <rect className={css.phone} x="14" y="6" width="92" height="108" rx="13" />
    {columns.map((x) => (
      <rect key={x} className={css.icon} x={x} y="15" width="20" height="20" rx="5" />
    ))}
    <rect className={css.icon} x="24" y="47" width="20" height="20" rx="5" />
    <rect className={css.icon} x="76" y="47" width="20" height="20" rx="5" />
    <rect className={css.glow} x="42" y="39" width="36" height="36" rx="10" />
    <BrandTile x={46} y={43} size={28} />
  </>
)

export const WindowArt = ({ sign }: { readonly sign: SignName }) => (
  <>
    <rect className={css.card} x="8" y="10" width="104" height="88" rx="9" />
    <path className={css.edge} d="M8 34h104" />
    <rect className={css.field} x="18" y="16" width="52" height="12" rx="6" />
    <path className={css.page} d="M20 48h80M20 60h56M20 72h70" />
    <Sign name={sign} x={90} y={22} />
  </>
)

export const DockArt = () => (
  <>
    <rect className={css.card} x="8" y="-20" width="104" height="68" rx="9" />
    <path className={css.page} d="M24 14h64M24 26h44" />
    <rect className={css.phone} x="10" y="50" width="100" height="28" rx="10" />
    <rect className={css.icon} x="19" y="55" width="18" height="18" rx="5" />
    <rect className={css.icon} x="83" y="55" width="18" height="18" rx="5" />
    <rect className={css.glow} x="43" y="46" width="34" height="34" rx="10" />
    <BrandTile x={47} y={50} size={26} />
  </>
)

export const AddressArt = ({ sign }: { readonly sign: SignName }) => (
  <>
    <rect className={css.card} x="8" y="24" width="104" height="36" rx="18" />
    <path className={css.page} d="M24 42h44" />
    <Sign name={sign} x={91} y={42} />
  </>
)
