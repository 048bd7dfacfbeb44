import { useLingui, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Icon } from '#ui/icon/Icon.tsx'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { NameField } from '#features/games/filter/NameField.tsx'
import { classText } from '#features/games/filter/class.text.ts'
import { classKeysOf } from '#features/games/filter/filter.rules.ts'
import { type Filtering, useVendors } from '#features/games/filter/useFilter.ts'
import { Dropdown, Option } from './Dropdown.tsx'
import css from './Dropdown.module.css'
import type { Vendor } from '#api/games/vendorList.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'

/** For wide screens, with the search by name on top. */
export function ClassDropdown({ filter, choose }: Filtering) {
  const { t } = useLingui()
  const keys = classKeysOf(filter.list, useAtomValue(catalogueAtom) ?? [])
  const current = filter.classify ?? 'ALL'
  const kind = classText(current, t)
  const face = filter.name === '' ? kind : `“${filter.name}”`
  return (
    <Dropdown
      face={face}
      label={t({
        message: `Game types: ${face}`,
        comment: 'The placeholder is the kind of game that is chosen.',
      })}
    >
      {(close) => {
        const pick = (key: string) => {
          close()
          choose({ kind: 'class', classify: key === 'ALL' ? null : key })
        }
        const search = (name: string) => {
          if (name !== '') close()
          if (name !== filter.name) choose({ kind: 'name', name })
        }
        const end = () => {
          close()
          search('')
        }
        return (
          <>
            <NameField name={filter.name} onSearch={search} onClose={end} isFresh={false} />
            <ul
              aria-label={t({
                message: 'Game types',
                comment: 'Kinds of games within a category, such as Megaways or Classic.',
              })}
            >
              {keys.map((key) => (
                <Option key={key} isCurrent={key === current} onPick={() => pick(key)}>
                  <span className={css.name}>{classText(key, t)}</span>
                  {key === current && <Icon name="check" size="small" />}
                </Option>
              ))}
            </ul>
          </>
        )
      }}
    </Dropdown>
  )
}

/** For wide screens; a choice applies at once. */
export function VendorDropdown({ filter, choose }: Filtering) {
  const { t } = useLingui()
  const vendors = useVendors(filter.list)
  const current = vendors.find(({ code }) => code === filter.vendor)
  return (
    <Dropdown isAtEnd face={current ? <Name>{current.name}</Name> : <Trans>All providers</Trans>}>
      {(close) => {
        const pick = (vendor: Vendor | null) => {
          close()
          choose({ kind: 'vendor', vendor: vendor?.code ?? null })
        }
        return (
          <ul aria-label={t`Providers`}>
            <Option isCurrent={!current} onPick={() => pick(null)}>
              <Icon name="all" />
              <Trans>All</Trans>
            </Option>
            {vendors.map((vendor) => (
              <Option key={vendor.code} isCurrent={vendor === current} onPick={() => pick(vendor)}>
                <VendorFace {...vendor} />
              </Option>
            ))}
          </ul>
        )
      }}
    </Dropdown>
  )
}

const VendorFace = ({ code, name, gameCount }: Vendor) => (
  <>
    <VendorLogo vendor={code} name={name} />
    <span className={css.name}>
      <Name>{name}</Name>
    </span>
    <GameCountNote total={gameCount} />
  </>
)
