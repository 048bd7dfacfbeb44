import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Chips } from './Chips.tsx'
import { Tabs } from './Tabs.tsx'

const choices = (['hot', 'new', 'all'] as const).map((key) => ({ key, label: key }))
type Key = (typeof choices)[number]['key']

function Chosen({ look: Look }: { look: typeof Tabs<Key> | typeof Chips<Key> }) {
  const [value, choose] = useState<Key>('hot')
  return <Look label="Games" choices={choices} value={value} onChoose={choose} />
}

describe.each([
  { look: Tabs<Key>, group: 'tablist', role: 'tab', state: 'aria-selected' },
  { look: Chips<Key>, group: 'radiogroup', role: 'radio', state: 'aria-checked' },
])('a $group', ({ look, group, role, state }) => {
  it('is one stop of the tab key, and the arrows choose', async () => {
    render(<Chosen look={look} />)
    expect(screen.getByRole(group, { name: 'Games' })).toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole(role, { name: 'hot' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole(role, { name: 'new' })).toHaveFocus()
    expect(screen.getByRole(role, { name: 'new' })).toHaveAttribute(state, 'true')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(screen.getByRole(role, { name: 'hot' })).toHaveAttribute(state, 'true')
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })
})
