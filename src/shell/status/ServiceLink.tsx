import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import { type ButtonKind, buttonClass } from '../../ui/button/buttonClass.ts'
import { AppLink } from '../route/AppLink.tsx'

/** The way to a human, from wherever nothing else works. */
export const ServiceLink = ({ kind }: { readonly kind: ButtonKind }) => (
  <AppLink to="/m/service" className={buttonClass(kind)}>
    <Icon name="headset" />
    <Trans>Customer service</Trans>
  </AppLink>
)
