import { operator } from '#sandbox/operator/operator.ts'
import type { SeededAnnouncement } from './announcement.ts'

const hour = 3_600_000

export const notices: readonly SeededAnnouncement[] = [
  {
    kind: 'notice',
    title: [`Welcome to ${operator.name.EN}`, `${operator.name.BN}-তে স্বাগতম`],
    content: [
      '<p>Everything here is <strong>play money</strong>. Look around, try a game, and tell us what you think.</p>',
      '<p>এখানে সবই <strong>খেলার টাকা</strong>। ঘুরে দেখুন, একটা গেম খেলে দেখুন, আর কেমন লাগল আমাদের জানান।</p>',
    ],
    ago: hour,
  },
  {
    kind: 'notice',
    title: ['New games from Baagh Studios', 'বাঘ স্টুডিওর নতুন গেম এসেছে'],
    content: [
      '<p>Twelve new slots this week, among them:</p><ul><li>Rickshaw Rani</li><li>Baagh Mama Megaways</li></ul><p>You can try most of them free.</p>',
      '<p>এ সপ্তাহে বারোটি নতুন স্লট, তার মধ্যে আছে:</p><ul><li>রিকশা রানি</li><li>বাঘ মামা মেগাওয়েজ</li></ul><p>বেশির ভাগই ফ্রি খেলতে পারবেন।</p>',
    ],
    ago: 5 * hour,
  },
  {
    kind: 'notice',
    title: ['Torongo is under maintenance', 'তরঙ্গের রক্ষণাবেক্ষণ চলছে'],
    content: [
      '<p>Torongo’s games are unavailable today from <em>02:00 to 06:00</em>. Your balance is not affected.</p>',
      '<p>তরঙ্গের গেমগুলো আজ <em>রাত ২টা থেকে ভোর ৬টা</em> পর্যন্ত বন্ধ থাকবে। আপনার ব্যালেন্সে এর কোনো প্রভাব পড়বে না।</p>',
    ],
    ago: 9 * hour,
  },
  {
    kind: 'notice',
    title: ['Deposits by mobile wallet are faster now', 'মোবাইল ওয়ালেটে জমা এখন আরও দ্রুত'],
    content: [
      '<p>Have the transaction ID ready and enter it exactly as shown. Most deposits are credited within <strong>three minutes</strong>.</p>',
      '<p>ট্রানজেকশন আইডি হাতের কাছে রাখুন এবং যেমন দেখাচ্ছে তেমনই লিখুন। বেশির ভাগ জমা <strong>তিন মিনিটের</strong> মধ্যে যোগ হয়।</p>',
    ],
    ago: 26 * hour,
  },
  {
    kind: 'notice',
    name: 'popular',
    title: ['Cricket weekend', 'ছুটির দিনের ক্রিকেট'],
    content: [
      '<p>Two matches on Friday, one on Saturday. See the <a href="/m/gameLobbyCenter?gameCategory=SPORTS">sports lobby</a> for the times.</p>',
      '<p>শুক্রবার দুটি আর শনিবার একটি ম্যাচ। সময় জানতে <a href="/m/gameLobbyCenter?gameCategory=SPORTS">খেলাধুলার লবি</a> দেখুন।</p>',
    ],
    ago: 50 * hour,
  },
  {
    kind: 'notice',
    title: ['Play with a limit', 'সীমা রেখে খেলুন'],
    content: [
      '<p>Decide before you start how much time and money you want to spend, and stop there. Players must be <strong>18 or older</strong>.</p>',
      '<p>শুরু করার আগেই ঠিক করুন কত সময় আর কত টাকা খরচ করবেন, তারপর সেখানেই থামুন। খেলোয়াড়ের বয়স <strong>১৮ বা তার বেশি</strong> হতে হবে।</p>',
    ],
    ago: 74 * hour,
  },
  {
    kind: 'notice',
    title: ['Never share your password', 'পাসওয়ার্ড কাউকে জানাবেন না'],
    content: [
      '<p>Our staff never ask for a password or a code. If someone does, write to <a href="/m/feedback">us</a>.</p>',
      '<p>আমাদের কোনো কর্মী কখনো পাসওয়ার্ড বা কোড জানতে চান না। কেউ চাইলে <a href="/m/feedback">আমাদের</a> লিখুন।</p>',
    ],
    ago: 120 * hour,
  },
]

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
