const english = {
  locale: 'en',
  log: 'Messages',
  placeholder: 'Write a message…',
  send: 'Send',
  typing: 'Writing…',
  empty: 'Ask us anything, day and night.',
  you: 'You',
  house: 'Customer service',
  unsent: 'Not sent. Tap “Send” again.',
  silent: 'The chat is not responding. We keep trying.',
  over: 'This chat has ended. Open it again.',
  alone: 'Open the chat in the app.',
}
export type Words = typeof english

const bengali: Words = {
  locale: 'bn',
  log: 'বার্তা',
  placeholder: 'বার্তা লিখুন…',
  send: 'পাঠান',
  typing: 'লেখা হচ্ছে…',
  empty: 'যা খুশি জিজ্ঞেস করুন। আমরা দিনরাত আছি।',
  you: 'আপনি',
  house: 'কাস্টমার সার্ভিস',
  unsent: 'পাঠানো যায়নি। আবার “পাঠান” চাপুন।',
  silent: 'চ্যাট সাড়া দিচ্ছে না। আমরা চেষ্টা করে যাচ্ছি।',
  over: 'এই চ্যাট শেষ হয়ে গেছে। আবার খুলুন।',
  alone: 'চ্যাটটি অ্যাপ থেকে খুলুন।',
}

export const wordsFor = (language: string): Words =>
  language.toUpperCase().startsWith('BN') ? bengali : english
