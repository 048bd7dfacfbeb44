import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { type ButtonKind, buttonClass } from '../../ui/button/buttonClass.ts'

export const ServiceLink = ({ kind }: { readonly kind: ButtonKind }) => (
  <Link to="/m/service" className={buttonClass(kind)}>
    <Icon name="headset" />
    <Trans>Customer service</Trans>
  </Link>
)
