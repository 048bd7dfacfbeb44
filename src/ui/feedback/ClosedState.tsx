import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '../Link.tsx'
import { buttonClass } from '../button/buttonClass.ts'
import { EmptyState } from './EmptyState.tsx'

export const ClosedState = ({ title }: { readonly title: ReactNode }) => (
  <EmptyState
    title={title}
    action={
      <Link to="/m/service" className={buttonClass('primary')}>
        <Trans>Customer service</Trans>
      </Link>
    }
  >
    <Trans>Customer service can tell you when it opens again.</Trans>
  </EmptyState>
)
