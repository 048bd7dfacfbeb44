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

describe('a remembered login', () => {
  it('comes back as it was typed', async () => {
    await rememberLogin(login)
    expect(await recallLogin()).toEqual(login)
  })

  it('keeps its shape, and its password sealed', async () => {
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

  it('looks different each time, so that equal passwords do not show', async () => {
    await rememberLogin(login)
    const before = everything()
    await rememberLogin(login)
    expect(everything()).not.toBe(before)
  })

  it('is sealed with a key that no script can copy', async () => {
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

  it('is forgotten without a trace', async () => {
    await rememberLogin(login)
    await forgetLogin()
    expect(await recallLogin()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('follows a changed password, for its own name only', async () => {
    await rememberLogin(login)
    await rememberNewPassword({ username: 'other', password: 'x' })
    expect(await recallLogin()).toEqual(login)
    await rememberNewPassword({ username: 'member', password: 'new' })
    expect(await recallLogin()).toEqual({ username: 'member', password: 'new' })
  })

  it('follows a changed password also where its name was typed in capitals', async () => {
    await rememberLogin({ ...login, username: 'Member' })
    await rememberNewPassword({ username: 'member', password: 'new' })
    expect(await recallLogin()).toEqual({ username: 'Member', password: 'new' })
  })
})

describe('a remembered number', () => {
  const phone = { mobileNum: '01711000001', countryDialingCode: '880' }

  it('comes back as it was typed, beside a remembered name', async () => {
    await rememberLogin(login)
    rememberNumber(phone)
    expect(recallNumber()).toEqual(phone)
    expect(await recallLogin()).toEqual(login)
  })

  it('keeps the record’s shape, without a password, over the start', () => {
    rememberNumber(phone)
    dropOpenLogins()
    expect(JSON.parse(localStorage.getItem('rememberedNumber')!)).toEqual({
      type: 'sms',
      username: '01711000001',
      password: '',
      countryDialingCode: '880',
    })
  })

  it('is forgotten without a trace', () => {
    rememberNumber(phone)
    forgetNumber()
    expect(recallNumber()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('logins that were kept in the open', () => {
  it.each([
    ['plain', { type: 'username', username: 'a', password: 'secret' }],
    ['base64', { type: 'sms', username: 'a', password: 'c2VjcmV0' }],
    ['empty', { username: 'a', password: null }],
  ])('%s are deleted at the start', (_, record) => {
    localStorage.setItem('anyName', JSON.stringify(record))
    dropOpenLogins()
    expect(localStorage).toHaveLength(0)
  })

  it('are told from a sealed one and from other things', async () => {
    await rememberLogin(login)
    localStorage.setItem('language', 'EN')
    dropOpenLogins()
    expect(await recallLogin()).toEqual(login)
    expect(localStorage.getItem('language')).toBe('EN')
  })
})
