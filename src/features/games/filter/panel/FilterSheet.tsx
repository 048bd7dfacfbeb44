import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ComponentProps, startTransition, useState } from 'react'
import type { VendorCode } from '#api/games/category.ts'
import { minBets } from '#api/games/games.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Link } from '#ui/Link.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Chips } from '#ui/form/Chips.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import { listIcons, listNames } from '#features/games/catalogue/category.text.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'
import { classText } from '#features/games/filter/class.text.ts'
import { type Filter, type PanelChoice, classesOf } from '#features/games/filter/filter.rules.ts'
import { type Filtering, useVendors, otherLists } from '#features/games/filter/useFilter.ts'
import css from './FilterSheet.module.css'

interface Props extends Filtering, Openable {}

const emptyDraft: PanelChoice = { vendor: null, classify: null, minBet: null }

/** Nothing changes before Submit. */
export function FilterSheet({ filter, choose, open, onClose }: Props) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<PanelChoice>(filter)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filter)
  }
  const submit = () => {
    choose({ ...draft, kind: 'panel' })
    startTransition(onClose)
  }
  const footer = (
    <>
      <Button kind="ghost" onClick={() => setDraft(emptyDraft)}>
        <Trans comment="Button: remove all filters.">Reset</Trans>
      </Button>
      <Button onClick={submit}>
        <Trans comment="Button: show the games that match the chosen filters.">Submit</Trans>
      </Button>
    </>
  )
  const isNew = draft.classify === 'NEW'
  return (
    <Sheet open={open} onClose={onClose} title={t`Filter`} footer={footer}>
      <div className={css.parts}>
        {!isNew && (
          <Vendors
            list={filter.list}
            value={draft.vendor}
            // Choosing a vendor resets the class (section 4).
            onChoose={(vendor) => setDraft({ ...draft, vendor, classify: null })}
          />
        )}
        {filter.list === 'RNG' && <SlotChoices draft={draft} onChange={setDraft} />}
        <OtherLists list={filter.list} onLeave={onClose} />
      </div>
    </Sheet>
  )
}

interface VendorsProps {
  readonly list: Filter['list']
  readonly value: VendorCode | null
  readonly onChoose: (vendor: VendorCode | null) => void
}

/** A second click on the chosen vendor unsets it. */
function Vendors({ list, value, onChoose }: VendorsProps) {
  const vendors = useVendors(list)
  if (vendors.length === 0) return null
  return (
    <section>
      <h3 className={css.title}>
        <Trans>Providers</Trans>
      </h3>
      <ul className={css.vendors}>
        {vendors.map(({ code, name, gameCount }) => (
          <li key={code}>
            <button
              type="button"
              className={css.vendor}
              aria-pressed={code === value}
              onClick={() => onChoose(code === value ? null : code)}
            >
              <VendorLogo vendor={code} name={name} />
              <span className={css.words}>
                <Name className={css.name}>{name}</Name>
                <GameCountNote total={gameCount} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
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
  /** NEW covers the games of every vendor. */
  const chooseType = (type: string) =>
    onChange({
      ...draft,
      classify: type === 'ALL' ? null : type,
      vendor: type === 'NEW' ? null : draft.vendor,
    })
  const chooseBet = (key: string) =>
    onChange({ ...draft, minBet: minBets.find((bet) => bet === key) ?? null })
  return (
    <>
      <Choices
        label={t`Game type`}
        choices={types}
        value={draft.classify ?? 'ALL'}
        onChoose={chooseType}
      />
      <Choices
        label={t`Minimum bet`}
        choices={bets}
        value={draft.minBet ?? 'ALL'}
        onChoose={chooseBet}
      />
    </>
  )
}

const Choices = (props: ComponentProps<typeof Chips<string>>) => (
  <section>
    <h3 className={css.title}>{props.label}</h3>
    <Chips wrap {...props} />
  </section>
)

interface OtherProps {
  readonly list: Filter['list']
  readonly onLeave: () => void
}

function OtherLists({ list, onLeave }: OtherProps) {
  const { t } = useLingui()
  const others = otherLists(list, useAtomValue(catalogueAtom) ?? [])
  return (
    <nav aria-label={t`Other games`}>
      <h3 className={css.title}>
        <Trans>Other games</Trans>
      </h3>
      <ul className={css.others}>
        {others.map((category) => (
          <li key={category}>
            <Link
              {...(category === 'LOTT'
                ? { to: '/m/lottery' }
                : { to: '/m/gameList', search: { gameType: category } })}
              className={css.other}
              onClick={onLeave}
            >
              <Icon name={listIcons[category]} size="small" />
              {t(listNames[category])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
