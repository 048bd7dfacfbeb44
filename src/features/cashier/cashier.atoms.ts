import { atom } from 'jotai'
import type * as v from 'valibot'
import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import type { ListPage } from '#api/page.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { type CallOptions, call } from '#net/call.ts'
import { perform } from '#net/intent.ts'
import { type ListEndpoint, type Listed, putInPages } from '#net/query/putInPages.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { playerIntent } from '#net/session/player.ts'
import { type Order, findOrder, ordersPerLook } from './findOrder.ts'

export const inLanguageAtom = atom((get) => ({ language: get(languageAtom) }))

/** Milliseconds between polls of an order that may still change. */
export const ordersEvery = 4000

interface OrdersParams {
  readonly language: Language
  readonly pageNo: number
  readonly pageSize: number
}

/** Finds the order whose response was lost; null if the platform has no such order. */
export function findIntent<I extends v.GenericSchema, O extends Order & Listed>(
  list: Endpoint<OrdersParams, I, v.GenericSchema<unknown, ListPage<O>>>,
) {
  const showIntent = atom(null, (_get, _set, found: O) => putInPages(list, found))
  return playerIntent(async (get, set, sentKey: string) => {
    const read = async (pageNo: number) =>
      (await call(list, { ...get(inLanguageAtom), pageSize: ordersPerLook, pageNo })).value
    const found = await findOrder(sentKey, read)
    if (found) set(showIntent, found)
    void invalidate(list)
    return found
  })
}

/** A write whose answer is the order, which its list then shows at once. */
export const orderIntent = <P, O extends Listed>(
  write: Endpoint<P, Schema, v.GenericSchema<unknown, O>>,
  list: ListEndpoint<O>,
) =>
  atom(null, (_get, _set, params: P, options?: CallOptions) =>
    perform(write, params, options, (order) => putInPages(list, order)),
  )

/** If a cancellation is refused, refetches the order: it may have changed or been cancelled in the meantime. */
export function cancelIntent<O extends Listed>(
  cancel: Endpoint<{ readonly id: string }, Schema, v.GenericSchema<unknown, O>>,
  order: AnyEndpoint,
  list: ListEndpoint<O>,
) {
  const sendIntent = orderIntent(cancel, list)
  return atom(null, (_get, set, id: string, idempotencyKey: string): Promise<unknown> =>
    set(sendIntent, { id }, { idempotencyKey }).catch((thrown: unknown) => {
      void invalidate(order)
      throw thrown
    }),
  )
}
export type CancelIntent = ReturnType<typeof cancelIntent>
