import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon/Icon.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import type { ButtonKind } from '#ui/button/Button.tsx'
import { optional } from '#ui/optional.ts'

export const ServiceLink = ({ kind }: { readonly kind: ButtonKind }) => (
  <LinkButton to="/m/service" kind={kind}>
    <Icon name="headset" />
    <Trans>Customer service</Trans>
  </LinkButton>
)

export const LateConnectionCheck = optional(
  () => import('#features/support/connection/ConnectionCheck.tsx'),
  'ConnectionCheck',
)
