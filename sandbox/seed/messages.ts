import { operator } from '#sandbox/operator/operator.ts'
import { bit } from '#sandbox/schema/query.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type InBoth = readonly [en: string, bn: string]

interface Letter {
  readonly to: number
  /** Milliseconds before the seeding. */
  readonly ago: number
  readonly title: InBoth
  readonly content: InBoth
  readonly isPersonal?: true
  readonly isRead?: true
}

const [member, agent] = [1, 2]

/** Oldest first; each text in English and in Bengali. */
const letters: readonly Letter[] = [
  {
    to: member,
    ago: 40 * day,
    title: ['Welcome, Rahim', 'স্বাগতম, রহিম'],
    content: [
      '<p>Your account is ready. Start with the <a href="/m/help">help center</a>, or go straight <a href="/m/home">to the games</a>.</p>',
      '<p>আপনার অ্যাকাউন্ট তৈরি। শুরু করতে <a href="/m/help">সহায়তা কেন্দ্র</a> দেখে নিন, অথবা সোজা <a href="/m/home">মেলায় ঢুকে পড়ুন</a>।</p>',
    ],
    isRead: true,
    isPersonal: true,
  },
  {
    to: member,
    ago: 33 * day,
    title: ['Card night is back on Fridays', 'শুক্রবারের তাসের আসর আবার শুরু'],
    content: [
      '<h3>Every Friday, 9 pm</h3><p>Four tables, one prize pool.</p><ul><li>Seats open at 8:30 pm</li><li>Minimum stake ৳10</li></ul>',
      '<h3>প্রতি শুক্রবার, রাত ৯টা</h3><p>চারটি টেবিল, একটাই পুরস্কারের ভান্ডার।</p><ul><li>রাত ৮:৩০ থেকে আসন নেওয়া যাবে</li><li>সর্বনিম্ন বাজি ৳১০</li></ul>',
    ],
    isRead: true,
  },
  {
    to: member,
    ago: 21 * day,
    title: ['Your withdrawal has been paid', 'উত্তোলনের টাকা পাঠানো হয়েছে'],
    content: [
      '<p>৳500.00 has been sent to your TakaTap number. Order: <b>W-20480</b></p>',
      '<p>৳৫০০.০০ আপনার টাকাট্যাপ নম্বরে পাঠানো হয়েছে। অর্ডার: <b>W-20480</b></p>',
    ],
    isRead: true,
    isPersonal: true,
  },
  {
    to: member,
    ago: 6 * day,
    title: ['Maintenance on Tuesday at 04:00', 'রক্ষণাবেক্ষণ: মঙ্গলবার ভোর ৪টা'],
    content: [
      '<p>Deposits and withdrawals are unavailable on Tuesday from 04:00 to 04:30. You can still play.</p>',
      '<p>মঙ্গলবার ভোর ৪টা থেকে ৪:৩০ পর্যন্ত জমা ও উত্তোলন বন্ধ থাকবে। গেম চলবে।</p>',
    ],
    isRead: true,
  },
  {
    to: agent,
    ago: 4 * hour,
    title: ['Your team this week', 'এ সপ্তাহে আপনার দল'],
    content: [
      '<p>Three players joined through your link this week.</p>',
      '<p>এ সপ্তাহে আপনার লিংক থেকে তিনজন খেলোয়াড় যোগ দিয়েছেন।</p>',
    ],
    isPersonal: true,
  },
  {
    to: member,
    ago: 3 * hour,
    title: [`Welcome to ${operator.name.EN}`, `${operator.name.BN}-তে স্বাগতম`],
    content: [
      '<p>This is your inbox. Messages meant only for you arrive here.</p>',
      '<p>এটি আপনার ইনবক্স। শুধু আপনার জন্য যা, তা এখানেই আসবে।</p>',
    ],
  },
  {
    to: member,
    ago: 2 * hour,
    title: ['Complete your profile', 'প্রোফাইল সম্পূর্ণ করুন'],
    content: [
      '<p>Confirm your mobile number so that you can get back in if you forget your password.</p>',
      '<p>পাসওয়ার্ড ভুলে গেলে যাতে ফিরে পান, মোবাইল নম্বরটি যাচাই করে নিন।</p>',
    ],
  },
  {
    to: member,
    ago: hour,
    title: ['Your deposit has arrived', 'আপনার জমা যোগ হয়েছে'],
    content: [
      '<p>Your deposit of ৳1,000.00 has been added to your balance.</p>',
      '<p>আপনার জমা ৳১,০০০.০০ ব্যালেন্সে যোগ হয়েছে।</p>',
    ],
    isPersonal: true,
  },
]

export const messages = (now: number) =>
  letters.map(({ to, ago, title, content, isPersonal, isRead }) => ({
    account_id: to,
    personal: bit(isPersonal),
    title: title[0],
    content: content[0],
    title_bn: title[1],
    content_bn: content[1],
    read: bit(isRead),
    removed: 0 as const,
    at: now - ago,
  }))

const talk = [
  ['player', 3 * day, 'আমার জমা এখনো আসেনি'],
  ['house', 3 * day - 2 * minute, 'দুঃখিত! ট্রানজেকশন আইডির শেষ ৪টি সংখ্যা দিন, এখনই দেখছি।'],
  ['player', 3 * day - 4 * minute, '৮৩২১'],
  ['house', 3 * day - 7 * minute, 'পেয়েছি, ৳১,০০০.০০ আপনার ব্যালেন্সে যোগ হয়েছে।'],
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
