import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Address } from '#api/address.ts'
import { TextsLanguage } from '#api/language.ts'
import { Instant, Merchant, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listDownloads: {
    says: 'The Android package and the iPhone profile: `size` in bytes, `sha256` of the file, and the oldest system that runs it.',
  },
  createDownloadTicket: {
    says: 'Creates a ticket for the address of a download, with which the page that opens elsewhere greets the player; it works once, for ten minutes.',
  },
  redeemDownloadTicket: {
    says: 'Returns the masked name of its player.',
    refused: { code_expired: '(used, too old, or none)' },
  },
} satisfies Readonly<Record<string, About>>

const downloadTypes = ['Android', 'MOBILECONFIG'] as const

const Download = v.pipe(
  v.object({
    resourceType: v.picklist(downloadTypes),
    url: Address,
    size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    version: v.string(),
    minSystem: v.optional(v.string()),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  v.transform(({ resourceType, minSystem, ...wire }) => ({
    ...wire,
    type: resourceType,
    minSystem: minSystem ?? '',
  })),
)
export type Download = v.InferOutput<typeof Download>

export const listDownloads = endpoint({
  path: '/wps/app/download',
  session: 'none',
  input: v.object({ ...Merchant.entries, language: TextsLanguage }),
  output: wrappedList(Download),
})

const Ticket = v.pipe(v.string(), v.minLength(16), v.maxLength(256))

export const createDownloadTicket = endpoint({
  method: 'POST',
  path: '/wps/app/ticket',
  output: v.object({ ticket: Ticket, expiresAt: Instant }),
})

export const redeemDownloadTicket = endpoint({
  method: 'POST',
  path: '/wps/app/ticket/redeem',
  session: 'none',
  input: v.object({ ticket: Ticket }),
  output: v.object({ userName: v.string() }),
})
