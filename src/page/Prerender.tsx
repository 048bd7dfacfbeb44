import { msg } from '@lingui/core/macro'
import type { Category } from '#api/games/category.ts'
import { ActivitySkeleton } from '#features/promotions/activities/ActivitySkeleton.tsx'
import { Band } from '#ui/layout/Band.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import { Brand, HeaderLayout } from '#shell/header/HeaderLayout.tsx'
import header from '#shell/header/Header.module.css'
import { TabBarLayout, TabFace, railClass, tabClass } from '#shell/tabs/TabBarLayout.tsx'
import { tabs } from '#shell/tabs/tabs.rules.ts'
import { Unscripted } from './unsupported/Unscripted.tsx'
import type { Contact } from './unsupported/contacts.rules.ts'
import { FormBoxes, HomeBoxes, LobbyBoxes, SeenBox } from './boxes.tsx'
import { Words } from './Words.tsx'
import css from './Prerender.module.css'

const Glyph = ({ name }: { readonly name: 'menu' | 'back' }) => (
  <span className={header.icon}>
    <Icon name={name} />
  </span>
)

const HomeHeader = () => (
  <HeaderLayout
    actions={
      <>
        <a className={header.icon} href="/m/app">
          <Icon name="download" />
        </a>
        <div className={`${header.entry} ${css.entry}`}>
          <a className={buttonClass('ghost', 'small')} href="/m/login">
            <Words of={msg`Sign in`} />
          </a>
          <a className={buttonClass('primary', 'small')} href="/m/register">
            <Words of={msg`Sign up`} />
          </a>
        </div>
      </>
    }
  >
    <Glyph name="menu" />
    <Brand>
      <Words of="brand" />
    </Brand>
  </HeaderLayout>
)

const PageHeader = () => (
  <HeaderLayout>
    <Glyph name="back" />
    <div className={header.title} />
  </HeaderLayout>
)

interface Props {
  readonly categories: readonly Category[]
  readonly contacts: readonly Contact[]
}

export const Prerender = ({ categories, contacts }: Props) => (
  <>
    <div id="app">
      <Unscripted contacts={contacts} />
      <div className={css.home} data-boxes="home">
        <HomeHeader />
        <HomeBoxes categories={categories} />
      </div>
      <div className={css.page}>
        <PageHeader />
        <div className={css.lobby}>
          <LobbyBoxes categories={categories} />
        </div>
        <div className={css.form}>
          <FormBoxes />
        </div>
        <Band className={css.band} />
        <div className={css.activity}>
          <ActivitySkeleton />
        </div>
      </div>
      <div className={css.tabs}>
        <TabBarLayout>
          {tabs.map(({ to, icon, label, isInRail }) => (
            <a key={to} className={isInRail ? `${tabClass} ${railClass}` : tabClass} href={to}>
              <TabFace icon={icon} label={<Words of={label} />} />
            </a>
          ))}
        </TabBarLayout>
      </div>
      <template>
        <SeenBox />
      </template>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/prefer-tag-over-role -- works without a script, and keeps the address’s query, which a form drops */}
      <a className={css.stuck} role="button" href="">
        আবার চেষ্টা করুন <span lang="en">Try again</span>
      </a>
    </div>
    {/* Covers the page of a closed site until the app has loaded its own (status/StatusGate). */}
    <div className={css.cover}>
      <h1 className={css.maintenance}>
        <Words of={msg`System upgrading, please try again later`} />
      </h1>
      <h1 className={css.region}>
        <Words of={msg`Sorry, the service is not available where you are`} />
      </h1>
    </div>
  </>
)
