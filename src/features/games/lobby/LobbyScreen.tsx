import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Chips } from '../../../ui/Chips.tsx'
import { usePageTitle } from '../../../ui/pageTitle.ts'
import { CategoryBar } from '../CategoryBar.tsx'
import { type ListId, isLottery } from '../catalogue.rules.ts'
import { listNames } from '../category.text.ts'
import { catalogueAtom } from '../games.atoms.ts'
import { DemoOffer } from '../launch/DemoOffer.tsx'
import { GameList } from './GameList.tsx'
import css from './LobbyScreen.module.css'
import { type Wanted, lobbyPagesAtom } from './lobby.atoms.ts'
import { type LobbySearch, listOfLobby } from './lobby.search.ts'

interface Props {
  readonly search: LobbySearch
}

const firstLists = ['ALL', 'HOT', 'FAV', 'RECENT'] as const

/** The game list centre: a category, its vendors and its games. */
export function LobbyScreen({ search }: Props) {
  const list = listOfLobby(search)
  const vendor = search.vassalage ?? null
  const wanted = { list, vendor, classify: search.gameClassify ?? null }
  const title = useListTitle(wanted)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <CategoryBar place="lobby" before={firstLists} current={list} />
      {vendor !== null && <VendorChips list={list} vendor={vendor} />}
      <GameList {...wanted} />
      <DemoOffer />
    </>
  )
}

/** The header says the category with its number of games; returns its name. */
export function useListTitle(wanted: Wanted) {
  const { t } = useLingui()
  const catalogue = useAtomValue(catalogueAtom)
  const { value, total } = useAtomValue(lobbyPagesAtom(wanted))
  const vendors = catalogue?.find(({ category }) => category === wanted.list)?.vendors
  const count = isLottery(wanted.list) ? vendors?.length : value && total
  const title = t(listNames[wanted.list])
  usePageTitle(title, count)
  return title
}

interface ChipsProps {
  readonly list: ListId
  readonly vendor: string
}

function VendorChips({ list, vendor }: ChipsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entry = useAtomValue(catalogueAtom)?.find(({ category }) => category === list)
  if (!entry) return null
  const choose = (key: string) =>
    void navigate({
      to: '/m/gameLobbyCenter',
      search: { gameCategory: list, ...(key && { vassalage: key }) },
      replace: true,
    })
  const choices = entry.vendors.map(({ code, name }) => ({ key: code, label: name }))
  return (
    <div className={css.vendors}>
      <Chips
        label={t`Vendors`}
        choices={[{ key: '', label: t`All` }, ...choices]}
        value={vendor}
        onChoose={choose}
      />
    </div>
  )
}
