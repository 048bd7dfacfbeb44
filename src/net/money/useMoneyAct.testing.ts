import { renderHook } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import type { CallOptions } from '#net/call.ts'
import { useMoneyAct } from './useMoneyAct.ts'

type Order = { readonly id: string }

export const order: Order = { id: 'D1' }
export const send = vi.fn<(filled: void, options: CallOptions) => Promise<Order>>()
export const find = vi.fn<(key: string) => Promise<Order | null>>()
export const onDone = vi.fn<(result: Order, isMounted: boolean) => void>()
export const onEarlier = vi.fn<() => void>()

export const filled = (stored: string | null = null) =>
  renderHook(() => {
    const [sentKey, setSentKey] = useState(stored)
    const dropKey = () => setSentKey(null)
    return {
      sentKey,
      ...useMoneyAct({ sentKey, storeKey: setSentKey, dropKey, send, find, onDone, onEarlier }),
    }
  })
