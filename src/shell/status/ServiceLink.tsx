import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import { type ButtonKind, buttonClass } from '../../ui/buttonClass.ts'
import { AppLink } from '../AppLink.tsx'

/** The way to a human, from wherever nothing else works. */
export const ServiceLink = ({ kind }: { readonly kind: ButtonKind }) => (
  <AppLink to="/m/service" className={buttonClass(kind)}>
    <Icon name="headset" />
    <Trans>Customer service</Trans>
  </AppLink>
)
