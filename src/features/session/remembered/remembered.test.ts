import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  forgetLogin,
  forgetNumber,
  recallLogin,
  recallNumber,
  rememberLogin,
  rememberNewPassword,
  rememberNumber,
} from './remembered.ts'
import { dropOpenLogins } from './remembered.legacy.ts'

const login = { username: 'member', password: 'মেলা-Secret-42' }
const everything = () => JSON.stringify(Object.fromEntries(Object.entries(localStorage)))
const base64Of = (text: string) => Buffer.from(text).toString('base64')

afterEach(forgetLogin)

describe('a stored login', () => {
  it('is restored as it was typed', async () => {
    await rememberLogin(login)
    expect(await recallLogin()).toEqual(login)
  })

  it('has a fixed format, with the password encrypted', async () => {
    await rememberLogin(login)
    const record = JSON.parse(localStorage.getItem('rememberedLogin')!)
    expect(record).toMatchObject({ type: 'username', username: 'member', countryDialingCode: '' })
    expect(record.password).toMatch(/^sealed\.[\w-]+\.[\w-]+$/)
  })

  it.each([
    ['plain', login.password],
    ['base64', base64Of(login.password)],
    ['twice base64', base64Of(base64Of(login.password))],
    ['base64url', Buffer.from(login.password).toString('base64url')],
    ['percent-encoded', encodeURIComponent(login.password)],
  ])('is never stored %s', async (_, trace) => {
    await rememberLogin(login)
    expect(everything()).not.toContain(trace)
  })

  it('is encrypted differently each time, so that equal passwords do not show', async () => {
    await rememberLogin(login)
    const before = everything()
    await rememberLogin(login)
    expect(everything()).not.toBe(before)
  })

  it('is encrypted with a key that cannot be exported', async () => {
    const made = vi.spyOn(crypto.subtle, 'generateKey')
    await rememberLogin(login)
    expect(await made.mock.results[0]?.value).toMatchObject({ extractable: false })
    made.mockRestore()
  })

  it('keeps only the name when the key is gone', async () => {
    await rememberLogin(login)
    const copied = localStorage.getItem('rememberedLogin')!
    await forgetLogin()
    localStorage.setItem('rememberedLogin', copied)
    expect(await recallLogin()).toEqual({ username: 'member', password: '' })
  })

  it('is removed completely', async () => {
    await rememberLogin(login)
    await forgetLogin()
    expect(await recallLogin()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is updated with a changed password, for its own name only', async () => {
    await rememberLogin(login)
    await rememberNewPassword({ username: 'other', password: 'x' })
    expect(await recallLogin()).toEqual(login)
    await rememberNewPassword({ username: 'member', password: 'new' })
    expect(await recallLogin()).toEqual({ username: 'member', password: 'new' })
  })

  it('is updated with a changed password also when its name was typed in capitals', async () => {
    await rememberLogin({ ...login, username: 'Member' })
    await rememberNewPassword({ username: 'member', password: 'new' })
    expect(await recallLogin()).toEqual({ username: 'Member', password: 'new' })
  })
})

describe('a stored number', () => {
  const phone = { mobileNum: '01711000001', countryDialingCode: '880' }

  it('is restored as it was typed, beside a stored name', async () => {
    await rememberLogin(login)
    rememberNumber(phone)
    expect(recallNumber()).toEqual(phone)
    expect(await recallLogin()).toEqual(login)
  })

  it('keeps the format, without a password, over a restart', () => {
    rememberNumber(phone)
    dropOpenLogins()
    expect(JSON.parse(localStorage.getItem('rememberedNumber')!)).toEqual({
      type: 'sms',
      username: '01711000001',
      password: '',
      countryDialingCode: '880',
    })
  })

  it('is removed completely', () => {
    rememberNumber(phone)
    forgetNumber()
    expect(recallNumber()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('logins that were stored in plain text', () => {
  it.each([
    ['plain', { type: 'username', username: 'a', password: 'secret' }],
    ['base64', { type: 'sms', username: 'a', password: 'c2VjcmV0' }],
    ['empty', { username: 'a', password: null }],
  ])('%s are deleted at the start', (_, record) => {
    localStorage.setItem('anyName', JSON.stringify(record))
    dropOpenLogins()
    expect(localStorage).toHaveLength(0)
  })

  it('are told from encrypted ones and from other data', async () => {
    await rememberLogin(login)
    localStorage.setItem('language', 'EN')
    dropOpenLogins()
    expect(await recallLogin()).toEqual(login)
    expect(localStorage.getItem('language')).toBe('EN')
  })
})
