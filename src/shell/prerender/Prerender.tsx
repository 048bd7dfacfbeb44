import { ActivitySkeleton } from '../../features/promotions/activities/ActivitySkeleton.tsx'
import { Band } from '../../ui/layout/Band.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Logo } from '../../ui/icon/Logo.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { HomeHeaderLayout, PageHeaderLayout } from '../header/HeaderLayout.tsx'
import header from '../header/Header.module.css'
import { TabBarLayout, TabFace, tabClass } from '../tabs/TabBarLayout.tsx'
import { tabs } from '../tabs/tabs.rules.ts'
import { FormBoxes, HomeBoxes, LobbyBoxes, SeenBox } from './boxes.tsx'
import css from './Prerender.module.css'

const Glyph = ({ name }: { readonly name: 'menu' | 'back' | 'download' }) => (
  <span className={header.icon}>
    <Icon name={name} />
  </span>
)

const HomeHeader = () => (
  <HomeHeaderLayout
    menu={<Glyph name="menu" />}
    logo={<Logo />}
    brand=""
    actions={
      <>
        <Glyph name="download" />
        <div className={`${header.entry} ${css.entry}`}>
          <span className={`${buttonClass('ghost', 'small')} ${css.button}`} />
          <span className={`${buttonClass('primary', 'small')} ${css.button}`} />
        </div>
      </>
    }
  />
)

const PageHeader = () => <PageHeaderLayout back={<Glyph name="back" />} title="" />

export const Prerender = () => (
  <>
    <div className={css.home} data-boxes="home">
      <HomeHeader />
      <HomeBoxes />
    </div>
    <div className={css.page}>
      <PageHeader />
      <div className={css.lobby} data-boxes="lobby list">
        <LobbyBoxes />
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
        {tabs.map(({ to, icon }) => (
          <span key={to} className={tabClass}>
            <TabFace icon={icon} />
          </span>
        ))}
      </TabBarLayout>
    </div>
    <template>
      <SeenBox />
    </template>
    <button type="button" id="again" className={css.stuck}>
      আবার চেষ্টা করুন · Try again
    </button>
  </>
)
