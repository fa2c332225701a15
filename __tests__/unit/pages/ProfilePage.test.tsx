import { act, screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { Link, Route, Routes } from 'react-router-dom';
import { signedIn } from '@/events';
import { emailSubmitted, selectAuthStep } from '@/features/auth/authSlice';
import { ProfilePage } from '@/pages/ProfilePage';
import { buildImage } from '../features/profile/buildImage';
import { fakePictures } from '../features/profile/fakePictures';

const PHOTO = 'data:image/jpeg;base64,AAAA';

beforeEach(() => {
  localStorage.clear();
});

async function open(at = '/profile') {
  const routes = (
    <Routes>
      <Route path="/" element={<Link to="/profile">Home</Link>} />
      <Route path="/profile" element={<ProfilePage />} />
    </Routes>
  );
  let view = {} as ReturnType<typeof renderWithProviders>;
  // The profile of the demo account is in a separate chunk, which `act` waits for.
  await act(() => Promise.resolve((view = renderWithProviders(routes, { at }))));
  return view;
}

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const card = () => within(screen.getByRole('region', { name: 'Your card' }));
const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the viewer and their statistics', async () => {
  const { store, user } = await open('/');
  act(() => {
    store.dispatch(emailSubmitted('demo@kinora.example'));
    store.dispatch(signedIn('demo@kinora.example'));
  });
  await act(() => user.click(screen.getByRole('link', { name: 'Home' })));
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  expect(document.title).toBe('Profile Settings · Kinora');
  expect(card().getByRole('heading', { name: 'Demo Viewer' })).toBeVisible();
  expect(card().getByText('demo@kinora.example')).toBeVisible();
  expect(card().getByText('Member since').parentElement).toHaveTextContent('Member since January 15, 2024');
  for (const [label, value] of Object.entries({ Movies: '128', Series: '34', Hours: '892', 'AvgHours/Day': '2.4' })) {
    expect(card().getByText(label).closest('div')).toHaveTextContent(value);
  }
});

test('Back leads to Home if there is no earlier page', async () => {
  const { user } = await open();
  await user.click(button('Back'));
  expect(screen.getByText('Home')).toBeVisible();
});

describe('the tabs', () => {
  test('are one tab stop, and arrow keys, Home and End move between them', async () => {
    const { user } = await open();
    await user.click(tab('Profile'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Security')).toHaveFocus();
    expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Profile')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Security');
    await user.keyboard('{ArrowRight}');
    expect(tab('Profile')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Security')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Profile')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Profile');
  });

  test('keep a draft while the other tab is open', async () => {
    const { user } = await open();
    await user.click(button('Edit'));
    await user.type(field('Phone'), '123');
    await user.click(tab('Security'));
    await user.click(tab('Profile'));
    expect(field('Phone')).toHaveValue('123');
  });
});

describe('the profile', () => {
  test('is read-only first, then editable and saved for the visit', async () => {
    const { user, unmount, store } = await open();
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Change photo')).not.toBeInTheDocument();

    await user.click(button('Edit'));
    for (const name of ['First name', 'Last name', 'Email', 'Phone', 'Date of birth', 'Location', 'Bio']) {
      expect(field(name)).not.toHaveAttribute('readonly');
    }
    await user.clear(field('First name'));
    await user.type(field('First name'), 'Ada');
    await user.type(field('Date of birth'), '1815-12-10');
    expect(button('Save')).toBeVisible();
    await user.click(button('Save'));

    expect(button('Edit')).toHaveFocus();
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.getByRole('heading', { name: 'Ada Viewer' })).toBeVisible();
    expect(store.getState().profile).toMatchObject({ firstName: 'Ada', dateOfBirth: '1815-12-10' });
    unmount();
  });

  test('is unchanged after Cancel, which moves the focus', async () => {
    const { user } = await open();
    await user.click(button('Edit'));
    await user.clear(field('First name'));
    await user.type(field('First name'), 'Nobody');
    await user.click(button('Cancel'));
    expect(button('Edit')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Demo Viewer' })).toBeVisible();
    await user.click(button('Edit'));
    expect(field('First name')).toHaveValue('Demo');
  });

  test('is saved by Enter, which does nothing in read-only mode', async () => {
    const { user, store } = await open();
    await user.click(field('Location'));
    await user.keyboard('{Enter}');
    expect(button('Edit')).toBeVisible();
    await user.click(button('Edit'));
    await user.clear(field('Location'));
    await user.type(field('Location'), 'Porto{Enter}');
    expect(button('Edit')).toBeVisible();
    expect(store.getState().profile?.location).toBe('Porto');
  });

  test('has attributes for autofill in each field', async () => {
    await open();
    const expected = {
      'First name': { autocomplete: 'given-name' },
      'Last name': { autocomplete: 'family-name' },
      Email: { autocomplete: 'email', inputmode: 'email', type: 'email' },
      Phone: { autocomplete: 'tel', inputmode: 'tel', type: 'tel' },
      'Date of birth': { autocomplete: 'bday' },
    };
    for (const [name, attributes] of Object.entries(expected)) {
      for (const [attribute, value] of Object.entries(attributes))
        expect(field(name)).toHaveAttribute(attribute, value);
    }
  });
});

describe('the photo', () => {
  test('appears once it is read', async () => {
    fakePictures({ width: 400, height: 300, photo: PHOTO });
    const { user } = await open();
    await user.click(button('Edit'));
    await user.upload(field('Change photo'), new File([buildImage.png(400, 300)], 'me.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: 'Demo Viewer' })).toHaveAttribute('src', PHOTO);
    expect(card().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is refused causes a message, and the old photo stays', async () => {
    fakePictures({ width: 400, height: 300, photo: PHOTO });
    const { user } = await open();
    await user.click(button('Edit'));
    await user.upload(field('Change photo'), new File([buildImage.png(400, 300)], 'me.png', { type: 'image/png' }));
    await screen.findByRole('img', { name: 'Demo Viewer' });
    await user.upload(field('Change photo'), new File(['hello'], 'me.png', { type: 'image/png' }));
    expect(await card().findByRole('alert')).toHaveTextContent(
      'This file cannot be read as a JPEG, PNG, WebP or GIF image.',
    );
    expect(screen.getByRole('img', { name: 'Demo Viewer' })).toHaveAttribute('src', PHOTO);
  });
});

describe('security', () => {
  test('a password with a wrong confirmation is refused', async () => {
    const { user } = await open();
    await user.click(tab('Security'));
    await user.click(button('Change Password'));
    expect(field('Current password')).toHaveFocus();
    await user.type(field('New password'), 'one');
    await user.type(field('Confirm password'), 'two');
    await user.click(button('Update Password'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^New passwords don't match!$/);
    expect(field('Confirm password')).toHaveFocus();
    expect(field('Confirm password')).toHaveAccessibleDescription("New passwords don't match!");
  });

  test('a match closes the panel, shows a message and keeps no password', async () => {
    const { user, store } = await open();
    await user.click(tab('Security'));
    await user.click(button('Change Password'));
    await user.type(field('Current password'), 'old-secret');
    await user.type(field('New password'), 'new-secret');
    await user.type(field('Confirm password'), 'new-secret{Enter}');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Password updated');
    expect(button('Change Password')).toHaveFocus();
    expect(JSON.stringify(store.getState()) + JSON.stringify(localStorage)).not.toContain('secret');
    await user.click(button('Change Password'));
    expect(field('Current password')).toHaveValue('');
  });

  test('Cancel closes the panel without a message', async () => {
    const { user } = await open();
    await user.click(tab('Security'));
    await user.click(button('Change Password'));
    await user.click(button('Cancel'));
    expect(button('Change Password')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('only the first two passwords can be shown', async () => {
    const { user } = await open();
    await user.click(tab('Security'));
    await user.click(button('Change Password'));
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    if (show) await user.click(show);
    expect(field('Current password')).toHaveAttribute('type', 'text');
    expect(field('Confirm password')).toHaveAttribute('type', 'password');
  });

  test('Logout signs out and leads to Home', async () => {
    const { user, store } = await open();
    await user.click(tab('Security'));
    await user.click(button('Logout'));
    expect(selectAuthStep(store.getState())).toBe('login');
    expect(screen.getByText('Home')).toBeVisible();
  });
});
