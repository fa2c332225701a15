import { DEMO_ACCOUNT } from './demoAccount';
import type { Profile } from './profile';

const { name } = DEMO_ACCOUNT;
const [firstName = '', lastName = ''] = name.split(' ');

/** Sample values: Kinora does not count what the viewer watches. */
export interface ProfileStats {
  moviesWatched: number;
  seriesWatched: number;
  hoursWatched: number;
  /** Shown as hours a day, although its name suggests a rating. */
  averageRating: number;
  /** `YYYY-MM-DD`. */
  joinDate: string;
}

/** The demo account after sign-in: its name, its profile before the viewer edits it, and its sample statistics. */
export interface DemoProfile {
  name: string;
  profile: Profile;
  stats: ProfileStats;
}

export const DEMO_PROFILE: DemoProfile = {
  name,
  profile: {
    firstName,
    lastName,
    email: null,
    phone: '',
    dateOfBirth: '',
    location: 'Lisbon, Portugal',
    bio: 'Slow science fiction, fast heists, and anything with a good last shot.',
    profileImage: null,
  },
  stats: {
    moviesWatched: 128,
    seriesWatched: 34,
    hoursWatched: 892,
    averageRating: 2.4,
    joinDate: '2024-01-15',
  },
};
