export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/** The only account that can sign in. Kinora has no accounts of its own, so this password is not a secret. */
export const DEMO_ACCOUNT: DemoAccount = {
  name: 'Demo Viewer',
  email: 'demo@kinora.example',
  password: 'kinora-demo',
};
