import { render, screen } from '@testing-library/react';
import { plateLook, StudioPlate } from '@/features/studios/StudioPlate';

test('a studio of Home has its plate image, and its name as the heading', () => {
  const { container } = render(<StudioPlate name="HBO" />);
  expect(screen.getByRole('heading', { level: 1, name: 'HBO' })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('art/studios/hbo.svg'));
});

test('any other studio has a plate with its name and a constant look', () => {
  const { container } = render(<StudioPlate name="Studio Ghibli" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Studio Ghibli' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  expect(plateLook('Studio Ghibli')).toBe(plateLook('Studio Ghibli'));
});

test('the looks of different names differ', () => {
  const looks = ['A24', 'Studio Ghibli', 'Pathé', 'Gaumont', 'Toho', 'Nordisk', 'UFA', 'Ealing'].map(plateLook);
  expect(new Set(looks).size).toBeGreaterThan(3);
});
