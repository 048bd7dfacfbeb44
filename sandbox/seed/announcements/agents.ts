import type { SeededAnnouncement } from './announcement.ts'

const hour = 3_600_000

/** Announcements for agents only (type A). */
export const agentNotices: readonly SeededAnnouncement[] = [
  {
    kind: 'agent',
    title: ['Commission is paid on the fifth of the month', 'কমিশন দেওয়া হবে পাঁচ তারিখে'],
    content: [
      '<p>Last month’s commission is paid on the <strong>fifth</strong> of this month. You can find your figures on your links page.</p>',
      '<p>গত মাসের কমিশন দেওয়া হবে <strong>পাঁচ তারিখে</strong>। আপনার হিসাব পাবেন নিজের লিংকের পাতায়।</p>',
    ],
    ago: 3 * hour,
  },
  {
    kind: 'agent',
    title: ['Never sign up players in their absence', 'খেলোয়াড়ের অনুপস্থিতিতে অ্যাকাউন্ট খুলবেন না'],
    content: [
      '<p>Open an account only for someone who is with you, is <strong>18 or older</strong> and chooses their own password.</p>',
      '<p>শুধু সামনে থাকা, <strong>১৮ বা তার বেশি</strong> বয়সী ব্যক্তির জন্যই অ্যাকাউন্ট খুলুন, আর পাসওয়ার্ড তিনি নিজে বেছে নেবেন।</p>',
    ],
    ago: 60 * hour,
  },
]
