import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Loaded } from '../../../ui/layout/Loaded.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { changesAtom } from '../protection.atoms.ts'

const few = 5

export function ChangesPanel() {
  const read = useAtomValue(changesAtom)
  const [isAll, setAll] = useState(false)
  return (
    <Panel title={<Trans>Your changes</Trans>} flush>
      <Loaded read={read} skeleton={<RowsSkeleton lines={['body', 'body', 'small']} />}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState title={<Trans>No changes yet</Trans>} />
          ) : (
            <>
              <ul>
                {changes.slice(0, isAll ? undefined : few).map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
              {!isAll && changes.length > few && (
                <Button kind="quiet" block onClick={() => setAll(true)}>
                  <Trans>Show all</Trans>
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
