import { CompactEncrypt, calculateJwkThumbprint, importJWK } from 'jose'
import * as v from 'valibot'
import { login } from '#api/account/login.ts'
import { getSealingKey } from '#api/account/session.ts'
import { readAnswer } from './answer.ts'
import type { Caller } from './caller.ts'
import type { Report } from './report.ts'

export interface Account {
  readonly username: string
  readonly password: string
}

interface Opening {
  readonly caller: Caller
  readonly account: Account
  readonly report: Report
  readonly sealingKeyIds: readonly string[]
}

const Grant = v.object({ token: v.string() })

/** Signs in as the app does, with a sealed password. Reports a failure and returns false. */
export async function openSession({ caller, account, report, sealingKeyIds }: Opening) {
  const key = await pinnedKey(caller, report, sealingKeyIds)
  if (!key) {
    report.skipped.push('everything private: no key that a password may be sealed for')
    return false
  }
  const body = await sealed(key, { type: 'username', ...account })
  const reply = await caller.call(login, {}, { body, headers: sealedHeaders })
  const { value, code } = report.answer('login', login, reply)
  const grant = v.safeParse(Grant, value)
  if (grant.success) caller.token = grant.output.token
  else report.skipped.push(`everything private: the login gave ${code ?? 'no token'}`)
  if (grant.success) cookieFindings(reply.headers, report)
  return grant.success
}

const sealedHeaders = { Encryption: 'JWE', 'Content-Type': 'application/jose' }

async function pinnedKey(caller: Caller, report: Report, sealingKeyIds: readonly string[]) {
  const { merchantCode } = caller.target
  const reply = await caller.call(getSealingKey, { merchantCode })
  const key = v.safeParse(getSealingKey.output, readAnswer(getSealingKey, reply).value)
  if (!key.success) return null
  const thumbprint = await calculateJwkThumbprint(key.output)
  const isPinned = sealingKeyIds.includes(thumbprint)
  if (!isPinned)
    report.add('getSealingKey', {
      field: 'n',
      expected: 'a key whose thumbprint is among sealingKeyIds of merchant.json',
      actual: thumbprint,
      effect: 'refuses to log anyone in',
    })
  return isPinned ? key.output : null
}

async function sealed(key: v.InferOutput<typeof getSealingKey.output>, payload: object) {
  const claims = { ...payload, iat: Date.now(), jti: crypto.randomUUID() }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
}

function cookieFindings(headers: Headers, report: Report) {
  const lines = headers.getSetCookie()
  if (lines.some((line) => /;\s*httponly/i.test(line))) return
  report.add('login', {
    field: 'header Set-Cookie',
    expected: 'the session’s second part, HttpOnly',
    actual: lines.length ? 'a cookie that scripts can read' : 'nothing',
    effect: lines.length
      ? 'nothing: a script in the page can take the session along'
      : 'nothing: the token alone is the session',
  })
}
