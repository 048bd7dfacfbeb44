const english = {
  language: 'en',
  title: (issuer: string) => `Sign in: the sandbox’s ${issuer}`,
  heading: 'Choose an account',
  lead: 'to continue to Mela',
  switchedOff: 'switched off by the operator',
  decline: 'Not now',
  stranger: 'This request is not valid',
  strangerLead:
    'It is too old, was used before, or came from an unknown address. Go back and start again.',
  note: (issuer: string) => `A play provider in place of ${issuer}: no password, no real account.`,
}

export type Words = typeof english

const bengali: Words = {
  language: 'bn',
  title: (issuer) => `লগ ইন: স্যান্ডবক্সের ${issuer}`,
  heading: 'একটি অ্যাকাউন্ট বেছে নিন',
  lead: 'মেলায় যেতে',
  switchedOff: 'পরিচালক বন্ধ করে রেখেছেন',
  decline: 'এখন নয়',
  stranger: 'অনুরোধটি ঠিক নয়',
  strangerLead: 'অনুরোধটি পুরোনো, আগে ব্যবহার করা, অথবা অচেনা জায়গা থেকে এসেছে। ফিরে গিয়ে আবার শুরু করুন।',
  note: (issuer) => `${issuer}-এর বদলে একটি পরীক্ষার সেবা: পাসওয়ার্ড নেই, আসল অ্যাকাউন্টও নয়।`,
}

export const wordsFor = (locales: string | undefined): Words =>
  locales?.startsWith('bn') ? bengali : english
