import { atom } from 'jotai'
import {
  type DepositOrder,
  cancelDeposit,
  createDeposit,
  getDeposit,
  listDepositMethods,
  listDepositPromotions,
  listDeposits,
  submitSlip,
} from '#api/money/deposit.ts'
import { getProtection } from '#api/money/limits.ts'
import { getWallet } from '#api/account/member.ts'
import { type CallOptions, call } from '#net/call.ts'
import { uploadImages } from '#net/money/uploadImages.ts'
import { acrossLanguages } from '#net/query/acrossLanguages.ts'
import { ownFamily } from '#net/query/family.ts'
import { polled, onEveryReturn } from '#net/query/polling.ts'
import { putInPages } from '#net/query/putInPages.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { playerIntent } from '#net/session/player.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'
import { amountMarksAtom } from '#features/merchant/amountMarks.ts'
import { templateAtom } from '#features/merchant/merchant.atoms.ts'
import {
  cancelIntent,
  findIntent,
  inLanguageAtom,
  orderIntent,
  ordersEvery,
} from '#features/cashier/cashier.atoms.ts'
import { marksOf } from '#features/cashier/marks/marks.rules.ts'
import { earlierOf } from './earlier.rules.ts'
import { isDepositPending } from '#features/cashier/order.rules.ts'

export const methodsAtom = queryAtom(listDepositMethods, (get) => get(inLanguageAtom))
const depositPromotionsAtom = queryAtom(listDepositPromotions, (get) => get(inLanguageAtom))

export const depositsAtom = pagesAtom(listDeposits, (get, pageNo) => ({
  ...get(inLanguageAtom),
  pageNo,
  pageSize: 10,
}))

export const depositAtom = ownFamily((id) =>
  acrossLanguages(
    queryAtom(
      getDeposit,
      (get) => ({ id, ...get(inLanguageAtom) }),
      polled<DepositOrder>(
        (order) => order !== undefined && isDepositPending(order.status) && ordersEvery,
      ),
    ),
  ),
)

export const protectionNowAtom = queryAtom(getProtection, () => ({}), onEveryReturn)

export const earlierAtom = atom((get) => earlierOf(get(depositsAtom).value ?? []))

const currentOfferAtom = atom((get) => {
  const methods = get(methodsAtom)
  const orders = get(depositsAtom)
  const promotions = get(depositPromotionsAtom).value ?? []
  const { methodId: usual } = get(earlierAtom)
  return {
    ...methods,
    value: methods.value && {
      methods: methods.value,
      monograms: marksOf(methods.value),
      usual,
      promotions,
      marks: get(amountMarksAtom),
      isUsualPending: orders.isPending,
    },
  }
})

export const offerAtom = acrossLanguages(currentOfferAtom)

/** The merchant's template splits a deposit into steps instead of showing it on one page (dep_func). */
export const isStepwiseAtom = atom((get) => get(templateAtom)?.deposit === 'new')

export const createDepositIntent = orderIntent(createDeposit, listDeposits)
export const cancelDepositIntent = cancelIntent(cancelDeposit, getDeposit, listDeposits)

export const findDepositIntent = findIntent(listDeposits)

interface Paid {
  readonly id: string
  readonly transactionId: string
  readonly senderLast4: string
  readonly pictures: readonly ChosenImage[]
}

const sendSlipIntent = orderIntent(submitSlip, listDeposits)

export const submitSlipIntent = playerIntent(
  async (_get, set, { pictures, ...slip }: Paid, options?: CallOptions) => {
    const images = await uploadImages(pictures)
    return set(sendSlipIntent, { ...slip, images }, options)
  },
)

/** Null while the order still waits for its payment: the slip did not arrive. */
export const findSlipIntent = atom(null, async (get, _set, id: string) => {
  const { value } = await call(getDeposit, { id, ...get(inLanguageAtom) })
  void invalidate(getDeposit)
  return value.status === 'waiting' ? null : value
})

export const refreshDepositIntent = atom(null, (_get, _set, order: DepositOrder) => {
  putInPages(listDeposits, order)
  if (order.status === 'credited') void invalidate(getWallet)
})
