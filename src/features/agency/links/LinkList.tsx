import { Trans } from '@lingui/react/macro'
import type { AgentLink } from '#api/promotions/agency.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import css from './AgentRegisterScreen.module.css'
import { LinkRow } from './LinkRow.tsx'

export const LinkList = ({ links }: { readonly links: readonly AgentLink[] }) => (
  <Panel title={<Trans>Your links</Trans>} flush>
    {links.length === 0 ? (
      <p className={css.note}>
        <Trans>No links yet. The first one you create appears here.</Trans>
      </p>
    ) : (
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    )}
  </Panel>
)
