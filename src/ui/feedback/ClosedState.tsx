import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

export const ClosedState = ({ title }: { readonly title: ReactNode }) => (
  <EmptyState
    title={title}
    action={
      <LinkButton to="/m/service">
        <Trans>Customer service</Trans>
      </LinkButton>
    }
  >
    <Trans>Customer service can tell you when it opens again.</Trans>
  </EmptyState>
)
