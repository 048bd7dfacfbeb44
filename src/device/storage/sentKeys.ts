/** Where the keys of unanswered money intents are kept (`localStorage`), and whose they are: a sign-out removes them. */
export const sentKeysKey = 'sentKeys'
