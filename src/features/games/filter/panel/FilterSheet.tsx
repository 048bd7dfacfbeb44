import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { minBets } from '../../../../api/games/games.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Chips } from '../../../../ui/form/Chips.tsx'
import { type Openable, Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { catalogueAtom } from '../../games.atoms.ts'
import { classText } from '../class.text.ts'
import { type PanelChoice, classesOf } from '../filter.rules.ts'
import type { Filtering } from '../useFilter.ts'
import { vendorsOf } from '../vendors.rules.ts'
import css from './FilterSheet.module.css'
import { OtherLists } from './OtherLists.tsx'
import { VendorPicker } from './VendorPicker.tsx'
import { emptyDraft, withType, withVendor } from './draft.rules.ts'

interface Props extends Filtering, Openable {}

/** Nothing changes before Submit. */
export function FilterSheet({ filter, choose, open, onClose }: Props) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<PanelChoice>(filter)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filter)
  }
  const vendors = vendorsOf(filter.list, useAtomValue(catalogueAtom) ?? [])
  const submit = () => {
    choose({ ...draft, kind: 'panel' })
    onClose()
  }
  const footer = (
    <>
      <Button kind="ghost" onClick={() => setDraft(emptyDraft)}>
        <Trans>Reset</Trans>
      </Button>
      <Button onClick={submit}>
        <Trans>Submit</Trans>
      </Button>
    </>
  )
  const isNew = draft.classify === 'NEW'
  return (
    <Sheet open={open} onClose={onClose} title={t`Filter`} footer={footer}>
      <div className={css.parts}>
        {vendors.length > 0 && !isNew && (
          <VendorPicker
            vendors={vendors}
            value={draft.vendor}
            onChoose={(vendor) => setDraft(withVendor(draft, vendor))}
          />
        )}
        {filter.list === 'RNG' && <SlotChoices draft={draft} onChange={setDraft} />}
        <OtherLists list={filter.list} onLeave={onClose} />
      </div>
    </Sheet>
  )
}

interface SlotProps {
  readonly draft: PanelChoice
  readonly onChange: (draft: PanelChoice) => void
}

function SlotChoices({ draft, onChange }: SlotProps) {
  const { t } = useLingui()
  const classes = classesOf('RNG', useAtomValue(catalogueAtom) ?? [])
  const types = ['ALL', 'NEW', ...classes].map((key) => ({ key, label: classText(key, t) }))
  const bets = [{ key: 'ALL', label: t`All` }, ...minBets.map((bet) => ({ key: bet, label: bet }))]
  const chooseBet = (key: string) =>
    onChange({ ...draft, minBet: minBets.find((bet) => bet === key) ?? null })
  return (
    <>
      <section>
        <h3 className={css.title}>
          <Trans>Game type</Trans>
        </h3>
        <Chips
          wrap
          label={t`Game type`}
          choices={types}
          value={draft.classify ?? 'ALL'}
          onChoose={(type) => onChange(withType(draft, type))}
        />
      </section>
      <section>
        <h3 className={css.title}>
          <Trans>Minimum bet</Trans>
        </h3>
        <Chips
          wrap
          label={t`Minimum bet`}
          choices={bets}
          value={draft.minBet ?? 'ALL'}
          onChoose={chooseBet}
        />
      </section>
    </>
  )
}
