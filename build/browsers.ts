/** Phones that no longer get updates: iOS 15, Android with Chrome 99. */
export const browsers = ['chrome99', 'ios15.4', 'safari15.4', 'firefox97'];
