/** The one account that can sign in. Kinora has no accounts of its own, so there is nothing here to keep secret. */
export const DEMO_ACCOUNT = {
  name: 'Demo Viewer',
  email: 'demo@kinora.example',
  password: 'kinora-demo',
} as const;
