const hour = 3_600_000

const texts = [
  [1, 'আপনার জমা যোগ হয়েছে', '<p>আপনার জমা ৳ ১,০০০.০০ ব্যালেন্সে যোগ হয়েছে।</p>'],
  [1, 'প্রোফাইল সম্পূর্ণ করুন', '<p>পাসওয়ার্ড ভুলে গেলে যাতে ফিরে পান, মোবাইল নম্বরটি যাচাই করে নিন।</p>'],
  [1, 'Welcome to Mela', '<p>This is your inbox. What concerns only you arrives here.</p>'],
  [2, 'Your team this week', '<p>Three players joined through your link this week.</p>'],
] as const

/** Unread inbox messages of the member and the agent. */
export const messages = (now: number) =>
  texts.map(([account_id, title, content], index) => ({
    account_id,
    title,
    content,
    read: 0 as const,
    at: now - (index + 1) * hour,
  }))
