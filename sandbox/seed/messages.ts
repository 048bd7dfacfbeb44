import { bit } from '../schema/query.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Letter {
  readonly to: number
  /** Milliseconds before the seeding. */
  readonly ago: number
  readonly title: string
  readonly content: string
  readonly isPersonal?: true
  readonly isRead?: true
}

const [member, agent] = [1, 2]

/** Oldest first. */
const letters: readonly Letter[] = [
  {
    to: member,
    ago: 40 * day,
    title: 'মেলায় স্বাগতম, রহিম',
    content:
      '<p>আপনার অ্যাকাউন্ট তৈরি। শুরু করতে <a href="/m/help">সহায়তা কেন্দ্র</a> দেখে নিন, অথবা সোজা <a href="/m/home">মেলায় ঢুকে পড়ুন</a>।</p>',
    isRead: true,
    isPersonal: true,
  },
  {
    to: member,
    ago: 33 * day,
    title: 'Card night is back on Fridays',
    content:
      '<h3>Every Friday, 9 pm</h3><p>Four tables, one prize pool.</p><ul><li>Seats open at 8:30 pm</li><li>Smallest stake ৳10</li></ul>',
    isRead: true,
  },
  {
    to: member,
    ago: 21 * day,
    title: 'উত্তোলন সম্পন্ন হয়েছে',
    content: '<p>৳ ৫০০.০০ আপনার বিকাশ নম্বরে পাঠানো হয়েছে। অর্ডার: <b>W-20480</b></p>',
    isRead: true,
    isPersonal: true,
  },
  {
    to: member,
    ago: 6 * day,
    title: 'রক্ষণাবেক্ষণ: মঙ্গলবার ভোর ৪টা',
    content: '<p>মঙ্গলবার ভোর ৪টা থেকে ৪:৩০ পর্যন্ত জমা ও উত্তোলন বন্ধ থাকবে। গেম চলবে।</p>',
    isRead: true,
  },
  {
    to: agent,
    ago: 4 * hour,
    title: 'Your team this week',
    content: '<p>Three players joined through your link this week.</p>',
    isPersonal: true,
  },
  {
    to: member,
    ago: 3 * hour,
    title: 'Welcome to Mela',
    content: '<p>This is your inbox. What concerns only you arrives here.</p>',
  },
  {
    to: member,
    ago: 2 * hour,
    title: 'প্রোফাইল সম্পূর্ণ করুন',
    content: '<p>পাসওয়ার্ড ভুলে গেলে যাতে ফিরে পান, মোবাইল নম্বরটি যাচাই করে নিন।</p>',
  },
  {
    to: member,
    ago: hour,
    title: 'আপনার জমা যোগ হয়েছে',
    content: '<p>আপনার জমা ৳ ১,০০০.০০ ব্যালেন্সে যোগ হয়েছে।</p>',
    isPersonal: true,
  },
]

export const messages = (now: number) =>
  letters.map(({ to, ago, title, content, isPersonal, isRead }) => ({
    account_id: to,
    personal: bit(isPersonal),
    title,
    content,
    read: bit(isRead),
    removed: 0 as const,
    at: now - ago,
  }))

const talk = [
  ['player', 3 * day, 'আমার জমা এখনো আসেনি'],
  ['house', 3 * day - 2 * minute, 'দুঃখিত! ট্রানজেকশন আইডির শেষ ৪টি সংখ্যা দিন, এখনই দেখছি।'],
  ['player', 3 * day - 4 * minute, '৮৩২১'],
  ['house', 3 * day - 7 * minute, 'পেয়েছি, ৳ ১,০০০.০০ আপনার ব্যালেন্সে যোগ হয়েছে।'],
  ['house', 2 * hour, 'জমাটা ঠিকঠাক পেয়েছেন তো?'],
  ['house', 2 * hour - minute, 'কিছু লাগলে এখানেই লিখবেন।'],
] as const

/** The last two lines are unread. */
export const chatLines = (now: number) =>
  talk.map(([by, ago, text]) => ({
    account_id: member,
    by,
    text,
    at: now - ago,
    said: 1 as const,
  }))
