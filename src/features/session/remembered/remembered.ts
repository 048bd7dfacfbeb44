import * as v from 'valibot'
import type { Phone } from '#api/account/mobile.ts'
import { plainText } from '#api/typed/text.ts'
import { base64UrlOf } from '#device/base64.ts'
import { keyval } from '#device/storage/keyval.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { loginKey, numberKey } from './hasRemembered.ts'

const keyName = 'password'
const sealKeys = keyval<CryptoKey>('remembered')

const Sealed = v.pipe(v.string(), v.regex(/^sealed\.[\w-]{16}\.[\w-]{22,}$/))
const Remembered = v.object({
  type: v.literal('username'),
  username: v.string(),
  /** AES-GCM with a non-extractable key, then base64url. */
  password: Sealed,
  countryDialingCode: v.string(),
})

/** Login by SMS has no password to store. */
const RememberedNumber = v.object({
  type: v.literal('sms'),
  username: v.string(),
  password: v.literal(''),
  countryDialingCode: v.string(),
})

interface Login {
  readonly username: string
  readonly password: string
}

export async function rememberLogin({ username, password }: Login) {
  const record: v.InferOutput<typeof Remembered> = {
    type: 'username',
    username,
    password: await seal(password),
    countryDialingCode: '',
  }
  phoneStorage.write(loginKey, JSON.stringify(record))
}

/** The password is empty if its key is gone; null if nothing is stored. */
export async function recallLogin(): Promise<Login | null> {
  const record = v.safeParse(Remembered, readJson(phoneStorage, loginKey))
  if (!record.success) return null
  const { username, password } = record.output
  return { username, password: await unseal(password).catch(() => '') }
}

export async function forgetLogin() {
  phoneStorage.write(loginKey, null)
  await sealKeys.delete(keyName)
}

/** The platform ignores the case of names and answers in lower case. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Stores the new password only if the old one was stored. */
export async function rememberNewPassword({ username, password }: Login) {
  const known = await recallLogin()
  if (known && isSameName(known.username, username)) await rememberLogin({ ...known, password })
}

export function rememberNumber({ mobileNum, countryDialingCode }: Phone) {
  const record: v.InferOutput<typeof RememberedNumber> = {
    type: 'sms',
    username: plainText(mobileNum).trim(),
    password: '',
    countryDialingCode,
  }
  phoneStorage.write(numberKey, JSON.stringify(record))
}

export function recallNumber(): Phone | null {
  const record = v.safeParse(RememberedNumber, readJson(phoneStorage, numberKey))
  if (!record.success) return null
  const { username, countryDialingCode } = record.output
  return { mobileNum: username, countryDialingCode }
}

export const forgetNumber = () => phoneStorage.write(numberKey, null)

async function seal(password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = (await sealKeys.get(keyName)) ?? (await newKey())
  const bytes = new TextEncoder().encode(password)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  return `sealed.${base64UrlOf(iv)}.${base64UrlOf(new Uint8Array(sealed))}`
}

async function unseal(sealed: string): Promise<string> {
  const [, iv = '', bytes = ''] = sealed.split('.')
  const key = await sealKeys.get(keyName)
  if (!key) return ''
  const opened = { name: 'AES-GCM', iv: toBytes(iv) }
  return new TextDecoder().decode(await crypto.subtle.decrypt(opened, key, toBytes(bytes)))
}

async function newKey(): Promise<CryptoKey> {
  const uses: KeyUsage[] = ['encrypt', 'decrypt']
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, uses)
  await sealKeys.set(keyName, key)
  return key
}

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
