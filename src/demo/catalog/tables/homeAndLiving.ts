/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const homeAndLiving = `
# Tools & Hardware | tool
Cordless Drill Machine 21 V with Two Batteries and 29 Piece Bit Set | 4950 | 3990 | drill | কর্ডলেস ড্রিল মেশিন ২১ ভোল্ট
Household Tool Box of 46 Pieces | 2250 | 1690 | toolBox | ঘরের টুল বক্স, ৪৬ পিস
# Building Materials | tool
Self Adhesive 3D Foam Wall Brick Panel, Pack of 10 | 1450 | 1050 | brickPanel | 3D ফোম ওয়াল স্টিকার, ১০টির প্যাক
Waterproof Leak Repair Tape 5 m | 450 | 320 | repairTape | ওয়াটারপ্রুফ লিক রিপেয়ার টেপ ৫ মিটার
# Plumbing | tool
High Pressure Rain Shower Head with Hose and Holder | 1250 | 890 | showerHead | রেইন শাওয়ার হেড, হোস ও হোল্ডারসহ
Flexible Kitchen Tap Extender | 350 | 250 | tapExtender | রান্নাঘরের কলের এক্সটেন্ডার
# Electrical | tool
Surge Protected Extension Board with 4 Sockets and 3 USB Ports | 1150 | 850 | extensionBoard | মাল্টিপ্লাগ, ৪ সকেট ও ৩ USB
Rechargeable Emergency LED Light 30 W | 750 | 560 | emergencyLight | চার্জার LED লাইট ৩০ ওয়াট
# Paint & Supplies | tool
Paint Roller and Brush Set of 9 | 850 | 620 | paintRoller | পেইন্ট রোলার ও ব্রাশ, ৯টির সেট
Wall Touch Up Paint Kit | 550 | | paintKit | দেয়াল টাচ আপ পেইন্ট কিট
# Flooring | textile
Wood Look Vinyl Floor Sticker Roll 2 m | 950 | 690 | vinylFloor | কাঠের নকশার ফ্লোর স্টিকার ২ মিটার
Interlocking Foam Floor Mat, 12 Pieces | 1350 | 990 | foamMat | ফোম ফ্লোর ম্যাট, ১২ পিস
# Lighting | light
Crystal Hanging Ceiling Lamp for Dining Room with Three Light Colours | 5850 | 4690 | ceilingLamp | ডাইনিং রুমের ক্রিস্টাল ঝাড়বাতি
Solar Garden Lights, Pack of 4 | 1250 | 890 | gardenLights | সোলার বাগান লাইট, ৪টির প্যাক
Touch Table Lamp, Rechargeable, Three Brightness Levels | 1150 | 850 | touchLamp | চার্জার টাচ টেবিল ল্যাম্প
# Furniture | furniture
Adjustable Office Chair with Lumbar Support and Headrest | 9850 | 7990 | officeChair | আরামদায়ক অফিস চেয়ার
Three Seater Fabric Sofa | 32500 | 28900 | sofa | তিন সিটের কাপড়ের সোফা
Foldable Study Table with Tablet Slot | 1650 | 1250 | studyTable | ফোল্ডিং পড়ার টেবিল
# Outdoor Living | furniture
Four Person Waterproof Camping Tent | 5250 | 4190 | tent | চারজনের ওয়াটারপ্রুফ তাঁবু
Cotton Rope Hammock with Carry Bag | 1450 | 1090 | hammock | সুতি দড়ির হ্যামক, ব্যাগসহ
# Home Decor | decor
Islamic Calligraphy Wall Canvas, Set of 3 Frames | 2450 | 1790 | calligraphy | ইসলামিক ক্যালিগ্রাফি ক্যানভাস, ৩টির সেট
Artificial Monstera Plant in Ceramic Pot | 950 | 690 | monstera | টবসহ কৃত্রিম মনস্টেরা গাছ
Macrame Wall Hanging | 750 | 550 | macrame | ম্যাক্রামে ওয়াল হ্যাঙ্গিং
Scented Reed Diffuser 120 ml | 850 | 620 | reedDiffuser | সুগন্ধি রিড ডিফিউজার ১২০ মিলি
# Others | tool
Electric Mosquito Killer Lamp with USB | 750 | 520 | mosquitoLamp | USB মশা মারার ল্যাম্প
Foldable Shopping Trolley Cart with Stair Climbing Wheels | 2450 | 1890 | shoppingTrolley | সিঁড়ি বাওয়া শপিং ট্রলি
# Kitchen & Dining | glass
Marble Pattern Table Runner and Placemat Set | 1150 | 850 | tableRunner | টেবিল রানার ও প্লেসম্যাট সেট
Wooden Spice and Serving Set | 890 | 650 | spiceServing | কাঠের মসলা ও পরিবেশন সেট
# Bedding & Bath | textile
King Size Cotton Bed Sheet with Four Pillow Covers | 1950 | 1450 | bedSheet | কিং সাইজ সুতি বিছানার চাদর, ৪টি বালিশের কভারসহ
Soft Microfibre Bath Towel Pair | 850 | 620 | towels | নরম মাইক্রোফাইবার তোয়ালে, ২টি
Velvet Cushion Cover, Set of 5 | 950 | 690 | cushions | ভেলভেট কুশন কভার, ৫টির সেট
# Storage & Organization | furniture
Five Tier Plastic Wardrobe Drawer with Wheels | 3850 | 3190 | wardrobeDrawer | পাঁচ তাকের প্লাস্টিক ওয়ারড্রোব
Under Bed Storage Bag, Pack of 3 | 750 | 560 | storageBags | খাটের নিচের স্টোরেজ ব্যাগ, ৩টির প্যাক
# Home Appliances | appliance
Rechargeable Table Fan 12 inch with LED Light and USB Output | 4250 | 3490 | tableFan | চার্জার টেবিল ফ্যান ১২ ইঞ্চি
Steam Iron 1600 W with Ceramic Plate | 1950 | 1550 | steamIron | স্টিম আয়রন ১৬০০ ওয়াট
# Pet Supplies | pet
Cat Litter Box with Scoop | 1150 | 850 | litterBox | বিড়ালের লিটার বক্স
Automatic Pet Water Fountain 2.5 Litre with Carbon Filter | 1850 | 1390 | petFountain | পোষা প্রাণীর পানির ফোয়ারা ২.৫ লিটার
# Outdoor Furniture | furniture
Folding Camping Chair with Cup Holder | 1450 | 1090 | campingChair | ফোল্ডিং ক্যাম্পিং চেয়ার
Bamboo Garden Table | 4250 | | gardenTable | বাঁশের বাগান টেবিল
# Cleaning Supplies | clean
Handheld Cordless Vacuum Cleaner for Car and Home | 2450 | 1850 | handVacuum | গাড়ি ও বাসার কর্ডলেস ভ্যাকুয়াম ক্লিনার
Lint Remover Machine, Rechargeable | 650 | 450 | lintRemover | কাপড়ের লিন্ট রিমুভার
# New Home Items | decor
Ultrasonic Aroma Diffuser and Humidifier with Seven Colour Lights | 1450 | 990 | aromaDiffuser | অ্যারোমা ডিফিউজার ও হিউমিডিফায়ার
Flip Clock with Calendar | 1650 | 1250 | flipClock | ক্যালেন্ডারসহ ফ্লিপ ঘড়ি
`;
