import { brandName } from './merchant.ts'

const style = `:root{color-scheme:dark light}body{display:grid;place-content:center;gap:12px;min-height:90vh;margin:0;padding:24px;font:17px/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:22px}p{margin:0;max-width:32ch}a{justify-self:center;display:grid;place-content:center;min-height:48px;margin-top:8px;padding:0 28px;border:1px solid;border-radius:12px;color:inherit;text-decoration:none}`

const html = `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="15"><title>${brandName.replaceAll('<', '&lt;')}</title><style>${style}</style><h1>ইন্টারনেট নেই</h1><p>ফোনে অ্যাপটি আর রাখা নেই। সংযোগ ফিরলেই নিজে থেকে খুলবে।</p><p lang="en">You’re offline, and the app is no longer on this phone. It opens by itself when you’re back online.</p><a href="">আবার চেষ্টা<span aria-hidden="true"> · </span><span lang="en">Try again</span></a>`

export async function offlinePage() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'`,
    },
  })
}
