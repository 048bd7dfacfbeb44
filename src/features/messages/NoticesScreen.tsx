import { useAtomValue } from 'jotai'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'

export function NoticesScreen({ openAt }: { readonly openAt: number | undefined }) {
  const { value } = useAtomValue(announcementsAtom)
  return (
    <ul>
      {value?.notices.map(({ id, title }, index) => (
        <li key={id} aria-current={index === openAt}>
          {title}
        </li>
      ))}
    </ul>
  )
}
